/** @typedef {{passed: number, failed: number}} Count */

/**
 * Counts Jest's JSON report. A test file that does not even load counts as one failure.
 *
 * @param {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number}} report
 * @returns {Count}
 */
export function countJest({numPassedTests, numFailedTests, numRuntimeErrorTestSuites}) {
  return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
}

/**
 * Counts Playwright's JSON report. A test that passed on its second try counts
 * as passed; an error outside any test counts as a failure.
 *
 * @param {{stats: {expected: number, flaky: number, unexpected: number}, errors: readonly unknown[]}} report
 * @returns {Count}
 */
export function countPlaywright({stats, errors}) {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

/**
 * The closing lines: what failed by name, then the sum.
 *
 * @param {ReadonlyArray<Count & {name: string}>} finished
 */
export function summary(finished) {
  const total = (/** @type {'passed' | 'failed'} */ key) => finished.reduce((sum, count) => sum + count[key], 0);
  const failures = finished.flatMap(({name, failed}) => (failed > 0 ? [`FAILED: ${name}`] : []));
  return {lines: [...failures, `${total('passed')} passed, ${total('failed')} failed`], failed: total('failed')};
}
