/** `npm run serve:nginx -- --port N`: the built site on an installed nginx, with the rules that the build made for it. */
import {spawn} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {followServer, readArguments} from './builtSite.mjs';
import {findNginx, nginxConfiguration} from './nginx.mjs';

const nginx = findNginx();
if (nginx === undefined) {
  console.error(
    'nginx is not installed. On Debian and Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static',
  );
  process.exit(1);
}

const place = readArguments();
const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-nginx-'));
writeFileSync(path.join(folder, 'nginx.conf'), nginxConfiguration({...place, folder}));
console.log(`nginx serves ${place.site} at http://localhost:${place.port}`);
followServer(spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'}));
