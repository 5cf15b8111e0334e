/** @jest-environment jsdom */
import {fetchCode} from '@site/src/browser/fetchCode';
import {reachesSite, reloadOnce} from '@site/src/browser/reloadOnce';
import {codeIsMissing, codeIsThere} from '@site/src/browser/missingCode';

jest.mock('@site/src/browser/reloadOnce', () => ({reachesSite: jest.fn(), reloadOnce: jest.fn()}));
jest.mock('@site/src/browser/missingCode', () => ({codeIsMissing: jest.fn(), codeIsThere: jest.fn()}));

const lost = () => Promise.reject(Object.assign(new Error('lost'), {name: 'ChunkLoadError'}));

/** Code that is lost so often before it comes. */
const comesAfter = (losses: number) => {
  let tries = 0;
  return jest.fn(() => ((tries += 1) > losses ? Promise.resolve('code') : lost()));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(reachesSite).mockResolvedValue(true);
  jest.mocked(reloadOnce).mockReturnValue(false);
});

test('lost code is asked for again after half a second, then after twice as long, up to half a minute', async () => {
  const load = comesAfter(9);
  const code = fetchCode(load);
  for (const [tries, seconds] of [0.5, 1, 2, 4, 8, 16, 30, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(tries + 1);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(await code).toBe('code');
});

test('it is asked for at once when the connection is back, and only once', async () => {
  const load = comesAfter(1);
  const code = fetchCode(load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await code).toBe('code');
});

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 1, 1],
  [5, 1, 1],
])(
  'of code that is lost %i times it is said %i times that it is missing, and taken back',
  async (losses, said, back) => {
    const code = fetchCode(comesAfter(losses));
    await jest.advanceTimersByTimeAsync(120_000);
    await code;
    expect(codeIsMissing).toHaveBeenCalledTimes(said);
    expect(codeIsThere).toHaveBeenCalledTimes(back);
  },
);

test.each([
  ['the site answers', true, true, 0],
  ['the site answers, and the page was loaded anew before', true, false, 1],
  ['the site does not answer', false, true, 1],
])('if %s (%p, %p), it is said to be missing %i times', async (_, reached, reloads, said) => {
  jest.mocked(reachesSite).mockResolvedValue(reached);
  jest.mocked(reloadOnce).mockReturnValue(reloads);
  void fetchCode(comesAfter(2), () => [4, 2]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(codeIsMissing).toHaveBeenCalledTimes(said);
  expect(jest.mocked(reloadOnce).mock.calls).toEqual(reached ? [[[4, 2]]] : []);
});

test('code that throws is not run again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('its own')));
  await expect(fetchCode(load)).rejects.toThrow('its own');
  expect(load).toHaveBeenCalledTimes(1);
});
