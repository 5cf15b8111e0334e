/** @jest-environment node */
import path from 'node:path';
import {validateFrontMatter} from '@site/src/lib/frontMatter';

const description = 'How a test starts, how its traffic is split and when the result can be trusted.';

const doc = {
  title: 'A/B testing',
  description,
  slug: '/docs/ab-testing',
  sidebar_label: 'Tests',
  pagination_next: null,
  back: {to: '/docs', label: 'Back to docs'},
};

const post = {
  title: 'Your first test',
  description,
  slug: 'your-first-test',
  authors: 'maya',
  category: 'AI & Technology',
  date: new Date('2025-10-08T00:00:00.000Z'),
  image: './cover.svg',
  tags: ['testing'],
};

const check = (file: string, frontMatter: Readonly<Record<string, unknown>>) => () => {
  validateFrontMatter(path.resolve(file), frontMatter);
};

test('complete front matter passes', () => {
  expect(check('docs/ab-testing.mdx', doc)).not.toThrow();
  expect(check('blog/2025-10-08-first/index.mdx', post)).not.toThrow();
  expect(check('blog/2025-10-08-first.mdx', {...post, authors: ['maya', 'li'], date: '2025-10-08'})).not.toThrow();
});

test('fragments and files of other folders are not checked', () => {
  expect(check('docs/_steps.mdx', {})).not.toThrow();
  expect(check('src/pages/privacy-policy.mdx', {})).not.toThrow();
});

test.each([
  ['a missing title', {title: undefined}, '"title" is required'],
  ['a missing description', {description: undefined}, '"description" is required'],
  ['a short description', {description: 'Too short.'}, '"description" length must be at least 50'],
  ['a long description', {description: 'x'.repeat(161)}, 'must be less than or equal to 160'],
  ['a missing address', {slug: undefined}, '"slug" is required'],
  ['a relative address', {slug: 'ab-testing'}, '"slug" is "ab-testing"; expected an address such as /docs/ab-testing'],
  ['a slash at the end', {slug: '/docs/'}, '"slug" is "/docs/"'],
  ['a back link without a label', {back: {to: '/docs'}}, '"back.label" is required'],
  ['a misspelt field', {descripton: description}, '"descripton" is not allowed'],
])('a documentation page with %s is refused', (_case, change, message) => {
  expect(check('docs/page.mdx', {...doc, ...change})).toThrow(message);
});

test.each([
  ['an unknown category', {category: 'News'}, '"category" must be one of [Product, Team Culture, Marketing'],
  ['no category', {category: undefined}, '"category" is required'],
  ['no author', {authors: []}, '"authors"'],
  ['no date', {date: undefined}, '"date" is required'],
  ['a date in words', {date: 'October 8, 2025'}, '"date" must be in ISO 8601 date format'],
  ['an address in capitals', {slug: 'First-Test'}, '"slug" is "First-Test"'],
  ['a field of documentation pages', {sidebar_label: 'Test'}, '"sidebar_label" is not allowed'],
])('a post with %s is refused', (_case, change, message) => {
  expect(check('blog/post.mdx', {...post, ...change})).toThrow(message);
});

test('the error names the file and every problem in it', () => {
  expect(check('blog/post.mdx', {...post, title: undefined, category: 'News'})).toThrow(
    /^Front matter of blog\/post\.mdx:\n {2}- "title".*\n {2}- "category"/,
  );
});
