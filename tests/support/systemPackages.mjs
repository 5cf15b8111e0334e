import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs programs that tests need with Debian's package manager, and says so first. Where it may not, or there is
 * none, it says what to install instead.
 *
 * @param {string} what the program, as the line that is printed names it.
 * @param {readonly string[]} packages
 */
export function installPackages(what, packages) {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`${what} is not installed. On Debian or Ubuntu, run: sudo ${command}`);
    return;
  }
  console.log(`${what} is not installed. Installing it: ${command}`);
  spawnSync('sh', ['-c', `apt-get update -q && ${command}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nobody is there to answer a question.
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}
