import {spawnSync} from 'node:child_process';
import {expect, test} from '../support/browserTest';

// Playwright runs nothing at all where one file cannot be read, or names two tests alike.
test('the tests of the weekly run can be read', () => {
  test.slow();
  const playwright = require.resolve('@playwright/test/cli');
  const {status, stdout} = spawnSync(process.execPath, [playwright, 'test', '--list'], {
    encoding: 'utf8',
    env: {...process.env, TEST_ALL: 'true'},
  });
  expect([status, stdout.split('\n').filter((line) => line.startsWith('Error'))]).toEqual([0, []]);
});
