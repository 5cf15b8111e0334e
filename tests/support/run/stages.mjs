/** @typedef {import('./counts.mjs').Count & {name: string}} Finished */

/**
 * Runs stages one after the other: the lanes of a stage at the same time, the checks of a lane one after the other.
 * A check that fails does not keep the later ones from running, but for those that need it.
 *
 * @template {{name: string, needs?: readonly string[]}} Check
 * @param {readonly (readonly (readonly Check[])[])[]} stages
 * @param {(check: Check, isAlone: boolean) => Promise<Finished>} run
 * @param {(line: string) => void} tell
 * @returns {Promise<Finished[]>} in the order in which they ended.
 */
export async function runStages(stages, run, tell) {
  /** @type {Finished[]} */
  const finished = [];
  const failedOf = (/** @type {readonly string[]} */ checks) =>
    checks.filter((check) => finished.some(({name, failed}) => name === check && failed > 0));
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) {
          const missing = failedOf(check.needs ?? []);
          if (missing.length > 0) {
            tell(`\n== ${check.name}\nleft out, because ${missing.join(' and ')} failed`);
            finished.push({name: check.name, passed: 0, failed: 1});
          } else {
            finished.push(await run(check, lanes.length === 1));
          }
        }
      }),
    );
  }
  return finished;
}
