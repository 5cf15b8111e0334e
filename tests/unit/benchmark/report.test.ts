import {broken, ratio, table, type Result} from '../../benchmark/blog/report';
import {median} from '../../benchmark/median';

const load = (all: number, scripts: number) => ({requests: 11, all, kinds: {Script: scripts}});
const result = (count: number, given: Partial<Result> = {}): Result => ({
  count,
  buildSeconds: 20,
  home: load(181.8, 94.9),
  blog: load(176.6, 93),
  archive: load(160, 90),
  siteScript: 6.9,
  index: 0,
  keys: [20, 30, 40],
  ...given,
});

test('pages that stay the same and a list that is filtered in time hold', () => {
  expect(broken([result(1_500, {archive: load(900, 400), index: 36}), result(12)])).toEqual([]);
});

test.each<[string, Partial<Result>, string]>([
  ['a home page that grows', {home: load(184, 94.9)}, 'All bytes of /: 2.2 KB more at 1500 posts than at 12.'],
  ['scripts that grow', {blog: load(176.6, 99.5)}, 'JavaScript of /blog: 6.5 KB more at 1500 posts than at 12.'],
  ['a home page that is cut off', {home: load(100, 20)}, 'All bytes of /: -81.8 KB more at 1500 posts than at 12.'],
  ['a slow list', {keys: [49, 50, 51]}, 'Key press to filtered list: 50.0 ms at 1500 posts.'],
])('%s is named', (_, given, problem) => {
  expect(broken([result(12), result(1_500, given)])).toEqual([problem]);
});

test('nothing measured is not enough', () => {
  expect(broken([])).toEqual(['Nothing was measured.']);
  expect(() => median([])).toThrow(RangeError);
});

test('the table has a column for each number of posts', () => {
  const [heads, , ...rows] = table([result(12), result(1_500, {index: 36.14})]).split('\n');
  expect(heads).toBe('|  | 12 posts | 1,500 posts |');
  expect(rows.length).toBeGreaterThanOrEqual(18);
  expect(rows).toContain('| `/blog`: index, on the first search | none | 36.1 KB |');
  expect(rows).toContain('| key press to filtered list, median | 30.0 ms | 30.0 ms |');
});

test('the median is the middle, and the ratio is that of most posts to fewest', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(ratio([result(1_500, {keys: [45]}), result(300, {keys: [1]}), result(12)])).toBe(1.5);
});
