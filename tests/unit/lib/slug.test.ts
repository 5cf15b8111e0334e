import {slugOf} from '@site/src/lib/slug';

test.each([
  ['Message match: keep the promise', 'message-match-keep-the-promise'],
  ["What's new: 5 tests & a story", 'whats-new-5-tests-and-a-story'],
  ['Größe zählt — 95% sicher', 'grosse-zahlt-95-percent-sicher'],
  [
    'Landing pages for campaigns, languages and budgets of any size',
    'landing-pages-for-campaigns-languages-and-budgets-of-any',
  ],
  ['???', ''],
])('the address of "%s" is %s', (title, slug) => {
  expect(slugOf(title, 60)).toBe(slug);
});

test('an address that ends with a word where it has to end keeps that word', () => {
  expect([slugOf('one two three', 7), slugOf('one two three', 6)]).toEqual(['one-two', 'one']);
});
