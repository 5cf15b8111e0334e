/** Installs the programs that tests need, where it may. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {programs} from './programs.mjs';

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * What installs programs. Only the root user of a system with apt may run it.
 *
 * @typedef {object} System
 * @property {boolean} mayInstall
 * @property {(command: string) => boolean} run whether it succeeded.
 * @property {(line: string) => void} say
 */

/** @type {System} */
const thisSystem = {
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  run: (command) =>
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Nobody is there to answer a question.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    }).status === 0,
  say: console.info,
};

/** @param {readonly Program[]} missing */
const packagesOf = (missing) => [...new Set(missing.flatMap(({packages}) => packages))].join(' ');

/** @param {readonly Program[]} missing */
const titlesOf = (missing) => missing.map(({title}) => title).join('; ');

const install = 'apt-get install -y --no-install-recommends';

/**
 * What to do about programs that are missing, in a line.
 *
 * @param {readonly Program[]} missing
 */
export const remedy = (missing) =>
  `Tests need what is not installed here: ${titlesOf(missing)}. On Debian or Ubuntu, run: sudo apt-get update && sudo ${install} ${packagesOf(missing)}`;

/** @param {readonly Program[]} wanted */
const missingOf = (wanted) => wanted.filter(({find}) => find() === undefined);

/**
 * Installs those of some programs that are missing: all at once or, where the system does not know a package, each by
 * itself. Says so first.
 *
 * @param {readonly Program[]} wanted
 * @param {System} [system]
 * @throws Error that says what to install, where one is missing still.
 */
export function ensure(wanted, system = thisSystem) {
  const missing = missingOf(wanted);
  if (missing.length > 0 && system.mayInstall) {
    system.say(`Not installed: ${titlesOf(missing)}. Installing with: ${install} ${packagesOf(missing)}`);
    if (!system.run(`apt-get update -q && ${install} ${packagesOf(missing)}`)) {
      for (const program of missingOf(missing)) system.run(`${install} ${packagesOf([program])}`);
    }
  }
  const others = missingOf(missing).flatMap(({otherwise}) => otherwise?.(system.mayInstall) ?? []);
  for (const command of new Set(others)) {
    system.say(`Trying: ${command}`);
    system.run(command);
  }
  const still = missingOf(missing);
  if (still.length > 0) throw new Error(remedy(still));
}

/**
 * The file of a program, for a test that cannot do without.
 *
 * @param {import('./programs.mjs').ProgramName} name
 * @throws Error that says what to install, where it is missing.
 */
export function need(name) {
  const file = programs[name].find();
  if (file === undefined) throw new Error(remedy([programs[name]]));
  return file;
}
