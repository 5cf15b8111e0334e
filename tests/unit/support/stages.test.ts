import assert from 'node:assert/strict';
import {runStages, summary} from '../../support/run/stages.mjs';

const node = (name: string, script: string) => ({name, command: process.execPath, args: ['-e', script]});

test('the closing lines name what failed, with its first tests, and what was left out for it', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const build = node('build', 'process.exit(1)');
  const browser = {...node('browser tests', ''), needs: ['build']};
  const failures = ['firefox: page /: it is blank', ...Array.from({length: 9}, (_, index) => `page ${index}`)];
  const engines = {...node('engines', 'process.exit(1)'), count: () => ({passed: 7, failed: 10, failures})};
  const units = {...node('unit tests', ''), count: () => ({passed: 30, failed: 0, skipped: 2})};
  expect(summary(await runStages([[[build], [units]], [[browser]], [[engines]]]))).toEqual({
    lines: [
      'FAILED: build',
      'FAILED: browser tests',
      'FAILED: engines',
      ...failures.slice(0, 5).map((test) => `  ${test}`),
      '37 passed, 12 failed, 2 skipped',
    ],
    failed: 12,
  });
});

test('a check counts as failed where its tests passed and it did not, and where its report cannot be read', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const crashed = {...node('crashed', 'process.exit(1)'), count: () => ({passed: 3, failed: 0})};
  const silent = {...node('silent', ''), count: () => assert.fail('no report')};
  expect(summary(await runStages([[[crashed, silent]]])).lines).toEqual([
    'FAILED: crashed',
    'FAILED: silent',
    '3 passed, 2 failed',
  ]);
});
