import {isPost, llmsText} from '@site/src/pipeline/publish/twins/list';

test.each([
  ['/blog/message-match', true],
  ['/blog', false],
  ['/blog/archive', false],
  ['/blog/category/product', false],
  ['/docs/ab-testing', false],
])('%s is a post: %p', (path, expected) => {
  expect(isPost(path)).toBe(expected);
});

test('pages that only lead to others come last, with those for the record', () => {
  const page = (path: string) => ({path, title: path, description: 'What it says.'});
  const pages = ['/pricing', '/blog/category/product', '/blog/archive', '/team'].map(page);
  const text = llmsText(
    {docs: [page('/docs')], posts: [page('/blog/a')], pages},
    {title: 'Tailor AI', summary: 'Pages that fit.', url: 'https://tailor.test'},
  );
  expect(text.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
    '## Docs',
    '- [/docs](https://tailor.test/docs.md): What it says.',
    '## Blog',
    '- [/blog/a](https://tailor.test/blog/a.md): What it says.',
    '## Product pages',
    '- [/pricing](https://tailor.test/pricing.md): What it says.',
    '## Optional',
    '- [/blog/category/product](https://tailor.test/blog/category/product.md): What it says.',
    '- [/blog/archive](https://tailor.test/blog/archive.md): What it says.',
    '- [/team](https://tailor.test/team.md): What it says.',
  ]);
});
