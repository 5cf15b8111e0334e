import {checkPicture, type PictureRules} from '@site/src/blog/check/picture';
import {checkValue} from '@site/src/blog/check/values';
import {nearestOf} from '@site/src/blog/check/suggest';
import {categoryNames} from '@site/src/blog/categories';
import {bodyImage, postFields, type PostFieldName} from '@site/src/blog/postFields';

const check = (name: PostFieldName, value: string) => checkValue(postFields[name], value, {authors: []});

test.each(['archive', 'authors', 'category', 'tags'])('/blog/%s is the address of another page', (slug) => {
  expect(check('slug', slug)?.problem).toBe(`"${slug}" is the address of another page of the blog.`);
  expect(check('slug', `${slug}-of-tests`)).toBeUndefined();
});

test.each([
  ['title', 10, 70],
  ['excerpt', 50, 160],
  ['imageAlt', 10, 160],
  ['slug', 1, 60],
] as const)('%s has from %i to %i characters, no fewer and no more', (name, least, most) => {
  const isRight = (length: number): boolean => check(name, 'a'.repeat(length)) === undefined;
  expect([least - 1, least, most, most + 1].map(isRight)).toEqual([false, true, true, false]);
  if (name !== 'slug') expect(postFields[name].hint).toContain(`${least} to ${most} characters`);
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

/** What is said of a picture for a post: nothing where it can stand. */
const said = (rules: PictureRules, width: number, height: number, bytes = 1, type = 'png', ending = type) =>
  checkPicture(`a.${ending}`, new Map([[`a.${ending}`, {bytes, size: {width, height, type}}]]), rules);

test.each([
  ['cover', postFields.image, 1200, 400_000],
  ['picture in the text', bodyImage, 320, 600_000],
] as const)('a %s is of a kind that browsers show, wide enough and soon loaded', (_, rules, width, bytes) => {
  const height = Math.round((width / 1200) * 630);
  for (const ending of ['svg', 'png', 'jpg', 'jpeg', 'webp'].flatMap((each) => [each, each.toUpperCase()])) {
    const type = ending.toLowerCase().replace('jpeg', 'jpg');
    expect([ending, said(rules, width, height, bytes, type, ending)]).toEqual([ending, undefined]);
  }
  expect(said(rules, width - 1, height)?.problem).toContain('too small');
  expect(said(rules, width, height, bytes + 1)).toEqual({
    problem: expect.stringContaining('which is too much to load.'),
    remedy: `Compress it, or export it as .webp, to at most ${bytes / 1000} kB.`,
  });
  expect(said(rules, width, height, 1, 'png', 'jpeg')?.remedy).toBe('Rename it to a.png, here too.');
  expect(said(rules, width, height, 1, 'gif')?.problem).toContain('ends with ".gif"');
});

test('a cover has its shape within a twentieth, and a picture in the text is no wider than screens are', () => {
  const fits = [599, 602, 662, 664].map((height) => said(postFields.image, 1200, height) === undefined);
  expect(fits).toEqual([false, true, true, false]);
  expect(said(bodyImage, 3200, 10)).toBeUndefined();
  expect(said(bodyImage, 3201, 10)?.problem).toContain('too large');
});
