/** nginx for the tests that hold it against Cloudflare's engine. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Whether an nginx is installed. */
export function hasNginx() {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/** Installs nginx where the system's package manager has it; where it cannot be had, says what that means. */
export function ensureNginx() {
  if (!hasNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = 'nginx-light libnginx-mod-http-brotli-static';
    spawnSync('sh', ['-c', `apt-get update -q && apt-get install -qy --no-install-recommends ${packages}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Nobody is there to answer a question.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  if (!hasNginx()) console.log('nginx is not installed: the tests of its rules are skipped, and counted so.');
}
