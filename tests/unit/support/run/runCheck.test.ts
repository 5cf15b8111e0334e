import {runCheck} from '../../../support/run/runCheck.mjs';

const script = (code: string) => ({name: 'a check', command: process.execPath, args: ['-e', code]});

let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  printed.mockRestore();
});

test('what a check prints beside another comes at once, below its name', async () => {
  const check = script("console.log('first'); setTimeout(() => console.error('last'), 50)");
  expect(await runCheck(check, false)).toEqual({name: 'a check', passed: 0, failed: 0});
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^\n== a check: \d+ s\nfirst\nlast$/)]]);
});

test('a check that fails counts as one failure, unless its tests say more', async () => {
  const failing = script('process.exit(2)');
  expect(await runCheck(failing, false)).toMatchObject({failed: 1});
  expect(await runCheck({...failing, count: () => ({passed: 3, failed: 2})}, false)).toMatchObject({failed: 2});
  expect(await runCheck({...failing, count: () => ({passed: 3, failed: 0})}, false)).toMatchObject({failed: 1});
});

test('a check that fails names its remedy, where it has one', async () => {
  await runCheck({...script('process.exit(1)'), remedy: 'Do this.'}, false);
  await runCheck({...script(''), remedy: 'Do this.'}, false);
  expect(printed.mock.calls.filter(([line]) => line === 'Do this.')).toHaveLength(1);
});

test('a check whose report cannot be read has failed', async () => {
  const unread = () => {
    throw new Error('There is no report.');
  };
  expect(await runCheck({...script(''), count: unread}, false)).toMatchObject({passed: 0, failed: 1});
});

test('a command that is not there is a failure', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await runCheck({name: 'nothing', command: './not-there', args: []}, false)).toMatchObject({failed: 1});
  expect(told).toHaveBeenCalledWith(expect.stringContaining('nothing: spawn ./not-there'));
  told.mockRestore();
});
