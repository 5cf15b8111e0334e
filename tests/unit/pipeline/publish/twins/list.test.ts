import {parseSettings} from '@site/src/lib/settings/parse';
import {makeTwins} from '@site/src/pipeline/publish/twins';
import {isPost, llmsText} from '@site/src/pipeline/publish/twins/list';
import type {Page, Site} from '@site/src/pipeline/publish/site';
import {parseFragment} from '../../../../support/parseHtml';

const site: Site = {
  ...{siteDir: '', generatedFilesDir: '', title: 'Tailor AI', tagline: 'Pages that fit.', url: 'https://tailor.test'},
  bundler: {name: 'rspack', instance: jest.requireActual<Site['bundler']['instance']>('@rspack/core')},
  settings: parseSettings({}),
};

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
  const forTheRecord = ['/team', '/privacy-policy', '/subprocessors', '/release-notes'];
  const pages = [...forTheRecord, '/pricing', '/blog/category/product', '/blog/archive'].map(page);
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
    ...[...forTheRecord, '/blog/category/product', '/blog/archive'].map(
      (path) => `- [${path}](https://tailor.test${path}.md): What it says.`,
    ),
  ]);
});

test('guides are listed and told as the sidebar has them, posts with the newest first, and no page that is not listed', async () => {
  const page = (path: string, kind: Page['kind'], main = '', isListed = true): Page => {
    const head = `<meta property="og:title" content="${path} | Site"><meta name="description" content="Words.">`;
    return {path, kind, isListed, file: '', tree: parseFragment(`${head}<main><h1>${path}</h1>${main}</main>`)};
  };
  const dated = (day: string): string => `<div class="post-header"><time datetime="${day}"></time></div>`;
  const links = ['/docs', '/docs/b', '/docs/a', '/docs/b'].map((to) => `<a class="menu__link" href="${to}">x</a>`);
  const pages = [
    ...[page('/docs/a', 'docs'), page('/blog/old', 'post', dated('2025-01-01'))],
    ...[page('/docs', 'docs', links.join('')), page('/docs/b', 'docs'), page('/blog/c', 'post', dated('2025-03-01'))],
    ...[page('/blog/b', 'post', dated('2025-03-01')), page('/docs/hidden', 'docs', '', false), page('/', 'page')],
  ];
  const files = await makeTwins(site, pages);
  const contentOf = (name: string): string => String(files.find((file) => file.name === name)?.content);
  const order = ['/docs', '/docs/b', '/docs/a', '/blog/b', '/blog/c', '/blog/old'];
  expect([...contentOf('llms.txt').matchAll(/^- \[(.*?)\]/gm)].map(([, path]) => path)).toEqual([...order, '/']);
  expect([...contentOf('llms-full.txt').matchAll(/^# (.*)$/gm)].map(([, path]) => path)).toEqual(order);
});
