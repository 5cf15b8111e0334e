/**
 * `npm run serve -- --port N`: the built site on Cloudflare's own engine, with
 * the redirects, headers and 404s of production. Needs no network.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {followServer, readArguments} from './builtSite.mjs';

const {port, site, rules} = readArguments();

// Wrangler writes files next to its configuration and watches the site: inside the site it would restart itself.
const configuration = JSON.parse(readFileSync(path.join(rules, 'wrangler.json'), 'utf8'));
configuration.main = path.resolve(rules, configuration.main);
configuration.assets.directory = site;
const folder = path.resolve('.wrangler', `serve-${port}`);
mkdirSync(folder, {recursive: true});
writeFileSync(path.join(folder, 'wrangler.json'), JSON.stringify(configuration));

const wrangler = createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js');
const options = ['--config', path.join(folder, 'wrangler.json'), '--port', String(port)];
followServer(
  spawn(process.execPath, [wrangler, 'dev', '--show-interactive-dev-session=false', ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Otherwise wrangler requests a sample location and updates, and complains when offline.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  }),
);
