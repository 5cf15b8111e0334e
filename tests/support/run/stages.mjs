import {spawn} from 'node:child_process';

/**
 * What a check counted, and the names of the tests that failed, if it tells them.
 *
 * @typedef {{passed: number, failed: number, skipped?: number, failures?: readonly string[]}} Count
 */
/** @typedef {Count & {name: string}} Finished */

/**
 * Runs a check. One prints as it goes, or all at once when it ends, so that two that run at a time stay apart.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {boolean} isLive whether it prints as it goes.
 * @returns {Promise<Finished>} the counts of its own tests; without tests it counts as one failure, or as none.
 */
async function runCheck(check, isLive) {
  const title = `\n== ${check.name}`;
  if (isLive) console.log(title);
  const output = isLive ? 'inherit' : 'pipe';
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
  console.log(isLive ? `${check.name}: ${seconds} s` : `${title}: ${seconds} s\n${whole}`.trimEnd());
  if (!succeeded && check.remedy !== undefined) console.log(check.remedy);
  const failure = succeeded ? 0 : 1;
  try {
    const count = check.count?.() ?? {passed: 0, failed: failure};
    // It may fail without a failed test, such as when a server does not start.
    return {name: check.name, ...count, failed: Math.max(count.failed, failure)};
  } catch {
    return {name: check.name, passed: 0, failed: 1};
  }
}

/**
 * Runs stages one after the other: the lanes of a stage at the same time, the checks of a lane one after the other.
 * A check that fails does not keep the later ones from running, but for those that need it.
 *
 * @param {readonly (readonly import('./checks.mjs').Lane[])[]} stages
 * @returns {Promise<Finished[]>} in the order in which they ended.
 */
export async function runStages(stages) {
  /** @type {Finished[]} */
  const finished = [];
  for (const [index, lanes] of stages.entries()) {
    const names = lanes.flatMap((lane) => lane.map(({name}) => name));
    console.log(`\nStage ${index + 1} of ${stages.length}: ${names.join(', ')}`);
    await Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) {
          const missing = (check.needs ?? []).filter((need) =>
            finished.some(({name, failed}) => name === need && failed > 0),
          );
          if (missing.length > 0) {
            console.log(`\n== ${check.name}\nleft out, because ${missing.join(' and ')} failed`);
            finished.push({name: check.name, passed: 0, failed: 1});
          } else finished.push(await runCheck(check, lanes.length === 1 || check.isLong === true));
        }
      }),
    );
  }
  return finished;
}

/**
 * The closing lines: what failed by name, then the sum. A log may be cut to its last lines, so the first of the tests
 * that failed are named once more.
 *
 * @param {readonly Finished[]} finished
 */
export function summary(finished) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    finished.reduce((sum, count) => sum + (count[key] ?? 0), 0);
  const failures = finished.flatMap(({name, failed, failures: tests = []}) =>
    failed > 0 ? [`FAILED: ${name}`, ...tests.slice(0, 5).map((test) => `  ${test}`)] : [],
  );
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return {
    lines: [...failures, `${total('passed')} passed, ${total('failed')} failed${skipped}`],
    failed: total('failed'),
  };
}
