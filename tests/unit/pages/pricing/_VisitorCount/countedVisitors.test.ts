import {
  countWords,
  examplePages,
  firstTier,
  repeatWords,
  tierWords,
  type ExamplePage,
} from '@site/src/pages/pricing/_VisitorCount/words';
import {countVisitors} from '@site/src/pages/pricing/_VisitorCount/countedVisitors';
import {looks} from '@site/src/pages/pricing/_VisitorCount/looks';

test('each person counts once, as soon as a page that they open is active', () => {
  const count = (...active: readonly ExamplePage[]) => {
    const {counted, others, repeated} = countVisitors(new Set(active));
    return [counted, others, repeated].map((group) => group.map(({name}) => name).join(''));
  };
  expect(count()).toEqual(['', 'ABCDEFGHIJKL', '']);
  expect(count('search')).toEqual(['ABCDE', 'FGHIJKL', '']);
  expect(count('social')).toEqual(['EFGH', 'ABCDIJKL', '']);
  expect(count('social', 'search')).toEqual(['ABCDEFGH', 'IJKL', 'E']);
});

test('the example is one of twelve people whom its four pages reach, each by one or two, in more than a tier', () => {
  const {counted} = countVisitors(new Set(examplePages.map(({id}) => id)));
  expect(counted).toHaveLength(12);
  expect(counted.filter(({opens}) => opens.length > 2)).toEqual([]);
  expect(firstTier).toBeLessThan(12);
  expect(new Set(looks.map(String)).size).toBe(12);
});

test.each([
  [0, 'None of the 12 people count.', /^Tailor is not active on any page\.$/],
  [1, '1 of 12 people counts.', /fit the first tier/],
  [6, '6 of 12 people count.', /fit the first tier/],
  [7, '7 of 12 people count.', /outgrow the first tier: you get notice, and the plan scales to the next one\.$/],
  [12, '12 of 12 people count.', /outgrow the first tier/],
])('%d people in words', (counted, count, tier) => {
  expect(countWords(counted)).toBe(count);
  expect(tierWords(counted)).toMatch(tier);
});

test.each([
  [0, ''],
  [1, 'One of them opened two of these pages and counts once.'],
  [6, '6 of them opened two of these pages and count once.'],
])('%d of them on two pages in words', (repeated, words) => {
  expect(repeatWords(repeated)).toBe(words);
});
