/**
 * `npm run serve -- --port N`: the built site on Cloudflare's own engine, with
 * the redirects, headers and 404s of production. Needs no network.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {followServer, readArguments, stopAtComplaints} from './builtSite.mjs';

const {port, site, rules} = readArguments();

// Wrangler writes files next to its configuration and watches the site: inside the site it would restart itself.
const configuration = JSON.parse(readFileSync(path.join(rules, 'wrangler.json'), 'utf8'));
configuration.main = path.resolve(rules, configuration.main);
configuration.assets.directory = site;
const folder = path.resolve('.wrangler', `serve-${port}`);
mkdirSync(folder, {recursive: true});
writeFileSync(path.join(folder, 'wrangler.json'), JSON.stringify(configuration));

const wrangler = createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js');
const options = ['--config', path.join(folder, 'wrangler.json'), '--port', String(port), '--inspector-port', '0'];
const server = spawn(process.execPath, [wrangler, 'dev', '--show-interactive-dev-session=false', ...options], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    // Otherwise wrangler requests a sample location and updates, and complains when offline.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    // Each server that starts would otherwise have the others start again, and refuse what they are asked meanwhile.
    WRANGLER_REGISTRY_PATH: path.join(folder, 'registry'),
  },
});
followServer(server);
stopAtComplaints(server, /Found \d+ invalid|Ignoring|Skipping|exceeds|Maximum number of/);
