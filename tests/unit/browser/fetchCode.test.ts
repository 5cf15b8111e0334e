/** @jest-environment jsdom */
import {fetchCode} from '@site/src/browser/fetchCode';
import {codeIsMissing, codeIsThere} from '@site/src/browser/missingCode';
import {reachesSite, reloadOnce} from '@site/src/browser/reloadOnce';

jest.mock('@site/src/browser/missingCode');
jest.mock('@site/src/browser/reloadOnce');

const reaches = jest.mocked(reachesSite);
const reload = jest.mocked(reloadOnce);

/** As the bundler throws it for a file that did not come. */
const missing = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'}));

/** Code that comes after it was asked for in vain some times. */
function codeAfter(failures: number): jest.Mock<Promise<string>> {
  const load = jest.fn((): Promise<string> => Promise.resolve('code'));
  for (let count = 0; count < failures; count += 1) load.mockImplementationOnce(missing);
  return load;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

it('gives the code, and asks nothing more', async () => {
  await expect(fetchCode(codeAfter(0))).resolves.toBe('code');
  expect(reach()).toEqual([0, 0, 0]);
});

/** How often the site was asked for, reloaded, and something said to be missing. */
const reach = (): number[] => [reaches, reload, jest.mocked(codeIsMissing)].map(({mock}) => mock.calls.length);

it('asks again at once where a request was lost, and says nothing of it', async () => {
  const code = fetchCode(codeAfter(1));
  await jest.advanceTimersByTimeAsync(500);
  await expect(code).resolves.toBe('code');
  expect(reach()).toEqual([0, 0, 0]);
});

it('reloads the page where the site answers, for what the visitor has done by then', async () => {
  reaches.mockResolvedValue(true);
  reload.mockReturnValue(true);
  let act = [0];
  void fetchCode(codeAfter(5), () => ({act}));
  act = [4, 2];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload.mock.calls).toEqual([[{act: [4, 2]}]]);
  expect(codeIsMissing).not.toHaveBeenCalled();
});

it('says so where the site is not reached, and goes on as soon as it is', async () => {
  reaches.mockResolvedValue(false);
  const load = codeAfter(8);
  const code = fetchCode(load);
  await jest.advanceTimersByTimeAsync(500);
  expect(codeIsMissing).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  load.mockReset().mockResolvedValue('code');
  window.dispatchEvent(new Event('online'));
  await expect(code).resolves.toBe('code');
  expect(codeIsThere).toHaveBeenCalledTimes(1);
});

it('says so where the page was reloaded already', async () => {
  reaches.mockResolvedValue(true);
  reload.mockReturnValue(false);
  void fetchCode(codeAfter(9));
  await jest.advanceTimersByTimeAsync(500);
  expect(codeIsMissing).toHaveBeenCalledTimes(1);
});

it('throws what the code itself throws', async () => {
  await expect(fetchCode(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
  expect(reach()).toEqual([0, 0, 0]);
});
