/**
 * `node tests/support/loggedServer.mjs ENGINE SITE PORT`: serves a build as its command does, and keeps what the
 * engine says of the rules, for tests to read.
 */
import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync} from 'node:fs';
import path from 'node:path';
import {followServer} from '../../src/pipeline/server/builtSite.mjs';
import {logOf, serverScripts} from './engineLogs.mjs';

const [engine = '', site = '', port = ''] = process.argv.slice(2);
const log = logOf(site, engine);
mkdirSync(path.dirname(log), {recursive: true});
const script = engine === 'nginx' ? serverScripts.nginx : serverScripts.cloudflare;
const server = spawn(process.execPath, [script, '--port', port, '--site', site], {stdio: ['ignore', 'pipe', 'pipe']});
const file = createWriteStream(log);
for (const [from, to] of /** @type {const} */ ([
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
])) {
  from.pipe(to);
  from.on('data', (part) => file.write(part));
}
followServer(server);
