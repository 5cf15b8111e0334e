/**
 * `npm run serve -- --port N`: the built site on Cloudflare's own engine, with
 * the redirects, headers and 404s of production. Needs no network.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';

if (!existsSync('build/index.html')) {
  console.error('There is no built site to serve: run "npm run build" first.');
  process.exit(1);
}

const require = createRequire(import.meta.url);
const wrangler = require.resolve('wrangler/bin/wrangler.js');
const server = spawn(
  process.execPath,
  [wrangler, 'dev', '--show-interactive-dev-session=false', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Wrangler asks the network for a sample location and for updates otherwise, and complains when it is offline.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
