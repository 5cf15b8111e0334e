import {
  countWords,
  examplePages,
  examplePeople,
  exampleTiers,
  tierWords,
} from '@site/src/pages/pricing/_VisitorCount/words';
import {countVisitors} from '@site/src/pages/pricing/_VisitorCount/countedVisitors';

const people = [
  {name: 'A', opens: ['one', 'two']},
  {name: 'B', opens: ['two']},
] as const;

test('each person counts once, on the first active page that they open', () => {
  const count = (...active: readonly ('one' | 'two')[]) =>
    [...countVisitors(['one', 'two'], people, new Set(active))].map(([page, visits]) => [
      page,
      Object.fromEntries(visits),
    ]);
  expect(count()).toEqual([
    ['one', {A: 'ignored'}],
    ['two', {A: 'ignored', B: 'ignored'}],
  ]);
  expect(count('two')).toEqual([
    ['one', {A: 'ignored'}],
    ['two', {A: 'counted', B: 'counted'}],
  ]);
  expect(count('two', 'one')).toEqual([
    ['one', {A: 'counted'}],
    ['two', {A: 'already', B: 'counted'}],
  ]);
});

test('the example is one of twelve people whom its four pages reach, in tiers that hold them all', () => {
  const pages = examplePages.map(({id}) => id);
  const visits = countVisitors(pages, examplePeople, new Set(pages));
  const counted = [...visits.values()].flatMap((states) => [...states.values()].filter((state) => state === 'counted'));
  expect(examplePeople).toHaveLength(12);
  expect(counted).toHaveLength(12);
  expect(exampleTiers.at(-1)?.to).toBe(12);
});

test.each([
  [0, 'None of the 12 people count.', /^Tailor is not active on any page\.$/],
  [1, '1 of 12 people counts.', /fit the first tier/],
  [6, '6 of 12 people count.', /fit the first tier/],
  [7, '7 of 12 people count.', /past the first tier: the plan scales to the next one\.$/],
  [12, '12 of 12 people count.', /past the first tier/],
])('%d people in words', (counted, count, tier) => {
  expect(countWords(counted)).toBe(count);
  expect(tierWords(counted)).toMatch(tier);
});
