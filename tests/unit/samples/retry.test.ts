import {setTimeout as wait} from 'node:timers/promises';
import {textOf} from '@site/tests/support/saidNumbers';
import {fetchWithRetry} from '@site/docs/samples/api-integration/fetch-with-retry';

jest.mock('node:timers/promises', () => ({setTimeout: jest.fn(async () => {})}));

const now = new Date('2025-10-08T12:00:00Z');
const seconds = 1000;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({now, doNotFake: ['setTimeout']});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** How long it waits between answers that are all the same, in milliseconds, and what it returns. */
async function waits(status: number, retryAfter?: string, random = 1) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const headers = new Headers(retryAfter === undefined ? [] : [['Retry-After', retryAfter]]);
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('body', {status, headers}));
  const response = await fetchWithRetry('https://api.example/pages');
  expect(await response.text()).toBe('body');
  expect(response.status).toBe(status);
  expect(ask).toHaveBeenCalledTimes(jest.mocked(wait).mock.calls.length + 1);
  return jest.mocked(wait).mock.calls.map(([delay]) => delay ?? 0);
}

// As the guide says: pauses get longer, and a random part of each is waited.
test.each([429, 500, 503, 599])(
  'after %d it tries three times more, each pause twice the one before',
  async (status) => {
    const [first = 0, ...others] = await waits(status);
    expect(others).toEqual([first * 2, first * 4]);
    expect(first).toBeGreaterThan(0);
    jest.clearAllMocks();
    expect(await waits(status, undefined, 0.5)).toEqual([first / 2, first, first * 2]);
  },
);

test.each([200, 400, 401, 404, 428, 430, 499])('after %d it tries no more', async (status) => {
  expect(await waits(status)).toEqual([]);
});

test('it repeats the statuses of which the guide says to try again, and no others', async () => {
  const guide = textOf('advanced-features/api-integration');
  const rows = [...guide.matchAll(/^\| [^|]*`(\d(?:\d\d|xx))`.*\| (.*) \|$/gm)];
  expect(rows.length > 0).toBe(guide !== '');
  for (const [row, status = '', act = ''] of rows) {
    jest.clearAllMocks();
    expect([row, (await waits(Number(status.replace('xx', '10')))).length > 0]).toEqual([row, /try again/i.test(act)]);
  }
});

// RFC 9110, 10.2.3: a number of seconds, or a date.
test.each<[string, number | undefined]>([
  ['1', seconds],
  ['0', 0],
  ['30', 30 * seconds],
  ['Wed, 08 Oct 2025 12:00:20 GMT', 20 * seconds],
  ['Wed, 08 Oct 2025 11:59:00 GMT', 0],
  ['soon', undefined],
])('it waits as long as Retry-After: %s says', async (retryAfter, expected) => {
  const delays = await waits(503, retryAfter);
  expect(delays).toHaveLength(3);
  if (expected === undefined) expect(delays[1]).toBe((delays[0] ?? 0) * 2);
  else expect(delays).toEqual([expected, expected, expected]);
});

// With which the guide's "a little over two minutes at most" is right.
test.each(['31', 'Wed, 08 Oct 2025 12:00:31 GMT'])(
  'it does not wait half a minute and more: %s',
  async (retryAfter) => {
    expect(await waits(503, retryAfter)).toEqual([]);
  },
);
