import {tabForKey} from '@site/src/lib/tabKeys';

test('the arrows go round', () => {
  expect([0, 1, 2].map((current) => tabForKey('ArrowRight', current, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((current) => tabForKey('ArrowLeft', current, 3))).toEqual([2, 0, 1]);
});

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(tabForKey('Home', 2, 3)).toBe(0);
  expect(tabForKey('End', 0, 3)).toBe(2);
  for (const key of ['ArrowDown', 'Tab', 'a']) expect(tabForKey(key, 0, 3)).toBeUndefined();
});
