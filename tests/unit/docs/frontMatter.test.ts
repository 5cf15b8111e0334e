import path from 'node:path';
import {validateFrontMatter} from '@site/src/docs/frontMatter';

const description = 'How a test starts, how its traffic is split and when the result can be trusted.';

const doc = {
  title: 'A/B testing',
  description,
  slug: '/docs/ab-testing',
  sidebar_label: 'Tests',
  pagination_next: null,
  back: {to: '/docs', label: 'Back to docs'},
};

const check = (file: string, frontMatter: Readonly<Record<string, unknown>>) => () => {
  validateFrontMatter(path.resolve(file), frontMatter);
};

test('complete front matter passes', () => {
  expect(check('docs/ab-testing.mdx', doc)).not.toThrow();
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
  ['a missing address', {slug: undefined}, '"slug" is required; write the whole address, such as /docs/ab-testing'],
  ['a relative address', {slug: 'ab-testing'}, '"slug" is "ab-testing"; expected an address such as /docs/ab-testing'],
  ['a slash at the end', {slug: '/docs/'}, '"slug" is "/docs/"'],
  ['a back link without a label', {back: {to: '/docs'}}, '"back.label" is required'],
  ['a misspelled field', {descripton: description}, '"descripton" is not allowed'],
])('a documentation page with %s is refused', (_case, change, message) => {
  expect(check('docs/page.mdx', {...doc, ...change})).toThrow(message);
});

test('the error names the file and every problem in it', () => {
  expect(check('docs/page.mdx', {...doc, title: undefined, slug: 'page'})).toThrow(
    /^Front matter of docs\/page\.mdx:\n {2}- "title".*\n {2}- "slug"/,
  );
});
