/** `npm run serve:nginx -- --port N`: the built site on an installed nginx, with the rules that the build made for it. */
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {followServer, readArguments, stopAtComplaints} from './builtSite.mjs';
import {findNginx, nginxConfiguration} from './nginx.mjs';

const nginx = findNginx();
if (nginx === undefined) {
  console.error(
    'nginx is not installed. On Debian and Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static',
  );
  process.exit(1);
}

const {port, site} = readArguments();
const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-nginx-'));
process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
// nginx reads spaces, quotation marks and signs in a path as its own.
symlinkSync(site, path.join(folder, 'site'));
const configuration = path.join(folder, 'nginx.conf');
writeFileSync(configuration, nginxConfiguration({port, folder}));
const options = ['-e', 'stderr', '-p', folder, '-c', configuration];

// What it says of rules that do not hold, a server that runs says only to its log.
const test = spawnSync(nginx, [...options, '-t'], {encoding: 'utf8'});
if (test.status !== 0 || /\[(?:warn|emerg|alert|crit|error)\]/.test(test.stderr)) {
  console.error(test.stderr);
  process.exit(1);
}
console.log(`nginx serves ${site} at http://localhost:${port}`);
const server = spawn(nginx, options, {stdio: ['ignore', 'pipe', 'pipe']});
followServer(server);
stopAtComplaints(server, /\[(?:warn|emerg)\]/);
