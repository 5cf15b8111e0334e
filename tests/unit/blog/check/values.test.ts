import {checkPicture} from '@site/src/blog/check/picture';
import {checkValue, slugOf} from '@site/src/blog/check/values';
import {nearestOf} from '@site/src/blog/check/suggest';
import {categoryNames} from '@site/src/blog/categories';
import {postFields, type PostFieldName} from '@site/src/blog/postFields';

const check = (name: PostFieldName, value: string) => checkValue(postFields[name], value, {authors: []});

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

test('an address of another page of the blog is refused', () => {
  expect(check('slug', 'archive')?.problem).toBe('"archive" is the address of another page of the blog.');
  expect(check('slug', 'archive-of-tests')).toBeUndefined();
});

test.each([
  ['marketing', 'Marketing'],
  ['AI', 'AI & Technology'],
  ['Ai and technology', 'AI & Technology'],
  ['Team', 'Team Culture'],
  ['Comunity', 'Community'],
  ['Sales', undefined],
  ['', undefined],
])('by "%s" the category %s was meant', (written, category) => {
  expect(nearestOf(written, categoryNames)).toBe(category);
});

test.each(['2025-10-08', '2024-02-29'])('%s is a date', (date) => {
  expect(check('date', date)).toBeUndefined();
});

test.each([
  ['October 8th, 2025', 'Write 2025-10-08'],
  ['2025-10-08T00:00:00Z', 'A post has a day only. Write 2025-10-08'],
  ['2025-13-01', 'Correct the month or the day. Write year, month and day as in 2025-10-08.'],
  ['soon', 'Write year, month and day as in 2025-10-08.'],
])('%s is no date: %s', (date, remedy) => {
  expect(check('date', date)?.remedy).toBe(remedy);
});

test('a cover of more bytes than readers should load is refused, one of fewer is not', () => {
  const size = {width: 1200, height: 630, type: 'png'};
  const {maxBytes} = postFields.image;
  const checkBytes = (bytes: number) =>
    checkPicture('cover.png', new Map([['cover.png', {bytes, size}]]), postFields.image);
  expect(checkBytes(maxBytes)).toBeUndefined();
  expect(checkBytes(maxBytes + 1000)).toEqual({
    problem: '"cover.png" has 401 kB, which is too much to load.',
    remedy: 'Compress it, or export it as .webp, to at most 400 kB.',
  });
});
