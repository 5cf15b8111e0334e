/** @typedef {{passed: number, failed: number, skipped?: number}} Count */

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
 * @param {{stats: {expected: number, flaky: number, unexpected: number, skipped: number}, errors: readonly unknown[]}} report
 * @returns {Count}
 */
export function countPlaywright({stats, errors}) {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped};
}

/**
 * The closing lines: what failed by name, then the sum.
 *
 * @param {ReadonlyArray<Count & {name: string}>} finished
 */
export function summary(finished) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    finished.reduce((sum, count) => sum + (count[key] ?? 0), 0);
  const failures = finished.flatMap(({name, failed}) => (failed > 0 ? [`FAILED: ${name}`] : []));
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return {
    lines: [...failures, `${total('passed')} passed, ${total('failed')} failed${skipped}`],
    failed: total('failed'),
  };
}
