import {spawn} from 'node:child_process';

/**
 * The counts of a finished check's own tests; a check without tests counts as one failure, or as none.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {boolean} succeeded
 */
function countOf({name, count}, succeeded) {
  if (count === undefined) return {name, passed: 0, failed: succeeded ? 0 : 1};
  try {
    const {passed, failed, skipped} = count();
    // It may fail without a failed test, such as when a server does not start.
    return {name, passed, failed: succeeded || failed > 0 ? failed : 1, skipped};
  } catch {
    return {name, passed: 0, failed: 1};
  }
}

/**
 * Runs a check. Alone, it prints as it goes; beside another, all at once when it ends, so that the two stay apart.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {boolean} isAlone
 */
export async function runCheck(check, isAlone) {
  const title = `\n== ${check.name}`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(check.command, check.args, {
    stdio: ['ignore', output, output],
    env: {...process.env, ...check.env},
    shell: process.platform === 'win32',
  });
  const started = Date.now();
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part));
  const succeeded = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${check.name}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const whole = Buffer.concat(printed).toString().trimEnd();
  console.log(isAlone ? `${check.name}: ${seconds} s` : `${title}: ${seconds} s\n${whole}`.trimEnd());
  if (!succeeded && check.remedy !== undefined) console.log(check.remedy);
  return countOf(check, succeeded);
}
