import {threadPath} from '@site/src/pages/pricing/_VisitorCount/threadPath';

const oneRow = {rows: 1, places: 14, pages: 4};
const twoRows = {rows: 2, places: 7, pages: 4};

/** How far a path runs across, to its lane. */
const across = (path: string): number => Number(/H(-?[\d.]+)/.exec(path)?.[1]);

test('a thread begins below the person and ends in the middle of the page', () => {
  expect(threadPath({row: 0, column: 2}, 1, oneRow)).toMatch(/^M2\.5 .* 5\.25 1$/);
  expect(threadPath({row: 1, column: 2}, 3, twoRows)).toMatch(/^M2\.5 .* 6\.125 1$/);
});

test('from the upper of two rows it leads around the lower one, on the side of its page', () => {
  expect(across(threadPath({row: 0, column: 5}, 0, twoRows))).toBeLessThan(0);
  expect(across(threadPath({row: 0, column: 0}, 3, twoRows))).toBeGreaterThan(7);
  expect(threadPath({row: 1, column: 0}, 0, twoRows)).not.toContain('H');
});

test('no two pages share a lane', () => {
  const lanes = [0, 1, 2, 3].map((page) => across(threadPath({row: 0, column: 3}, page, twoRows)));
  expect(new Set(lanes).size).toBe(4);
});
