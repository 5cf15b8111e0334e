import {countJest, countPlaywright, summary} from '../../../support/run/counts.mjs';

test("Jest's files that do not load count as failures", () => {
  expect(countJest({numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 2})).toEqual({
    passed: 12,
    failed: 3,
  });
});

test("Playwright's second tries count as passed, its errors as failures", () => {
  const stats = {expected: 40, flaky: 1, unexpected: 2, skipped: 5};
  expect(countPlaywright({stats, errors: [{}]})).toEqual({passed: 41, failed: 3, skipped: 5});
});

test('the last line is the sum, and what failed stands above it', () => {
  const {lines, failed} = summary([
    {name: 'lint', passed: 0, failed: 1},
    {name: 'unit and content tests', passed: 150, failed: 0},
    {name: 'browser tests', passed: 60, failed: 2},
  ]);
  expect(lines).toEqual(['FAILED: lint', 'FAILED: browser tests', '210 passed, 3 failed']);
  expect(failed).toBe(3);
});

test('what was skipped is told, and counts as neither', () => {
  const {lines, failed} = summary([{name: 'browser tests', passed: 60, failed: 0, skipped: 2}]);
  expect(lines).toEqual(['60 passed, 0 failed, 2 skipped']);
  expect(failed).toBe(0);
});

test('nothing failed', () => {
  expect(summary([{name: 'types', passed: 0, failed: 0}]).lines).toEqual(['0 passed, 0 failed']);
});
