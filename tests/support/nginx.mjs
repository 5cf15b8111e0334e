/** nginx for the tests that hold it against Cloudflare's engine. */
import {spawnSync} from 'node:child_process';
import {installPackages} from './systemPackages.mjs';

/** Whether an nginx is installed. */
export function hasNginx() {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/** Installs nginx where it can; where it cannot be had, says what that means. */
export function ensureNginx() {
  if (!hasNginx()) installPackages('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (!hasNginx()) console.log('Without nginx the tests of its rules are skipped, and counted so.');
}
