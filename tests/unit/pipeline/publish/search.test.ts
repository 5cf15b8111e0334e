import {gzipSync} from 'node:zlib';
import {parsePage} from '../../../support/parseHtml';
import {forIndex, tabsOf} from '@site/src/pipeline/publish/search';
import {readFragment, type Fragment} from '@site/src/pipeline/publish/search/fragments';
import {outlineOf} from '@site/src/pipeline/publish/search';
import {kindOf} from '@site/src/pipeline/publish/pages';
import type {PageKind} from '@site/src/shell/search/outline';

const fragment = (url: string, more: Partial<Fragment> = {}): Fragment => ({
  id: `en_${url}`,
  url,
  content: 'Some text.',
  meta: {title: `Title of ${url}`, description: 'Lead'},
  anchors: [
    {element: 'h2', id: 'first', text: 'First section'},
    {element: 'p', id: 'note', text: 'A note'},
  ],
  ...more,
});

const kinds = (url: string): PageKind =>
  url.startsWith('/docs') ? 'docs' : url.startsWith('/blog/') ? 'post' : 'page';

test.each([
  ['/docs/ab-testing', 'docs-wrapper plugin-docs', 'docs'],
  ['/anywhere', 'docs-wrapper plugin-docs', 'docs'],
  ['/blog/message-match', 'blog-wrapper', 'post'],
  ['/blog', 'blog-wrapper', 'page'],
  ['/docs-of-others', 'plugin-pages', 'page'],
] as const)('%s, whose document has the classes "%s", is of the kind %s', (url, classes, kind) => {
  expect(kindOf(url, parsePage(`<!doctype html><html class="${classes}"><body></body></html>`))).toBe(kind);
});

test('pages are listed with their sections, posts by name alone', () => {
  const {pages} = outlineOf([fragment('/docs/z'), fragment('/blog/a')], kinds);
  expect(pages.map(({url, headings}) => [url, headings.map(({id}) => id)])).toEqual([
    ['/blog/a', []],
    ['/docs/z', ['first']],
  ]);
});

test('tabs of a group are listed with the section that they are in, and the address that chooses them', () => {
  const page = parsePage(
    '<main><h2 id="by-platform">On yours</h2><div data-tabs="platform"><button data-tab="webflow"> Webflow </button></div>' +
      '<h2 id="next">Next</h2><div data-tabs=""><button data-tab="first">First</button></div></main>',
  );
  const tabs = tabsOf(page);
  expect(tabs).toEqual([{id: 'by-platform', text: 'Webflow', query: '?platform=webflow'}]);
  const {pages} = outlineOf([fragment('/docs/z')], kinds, new Map([['/docs/z', tabs]]));
  expect(pages[0]?.headings.map(({text}) => text)).toEqual(['First section', 'Webflow']);
});

test('the vocabulary has the words of docs and pages, and the titles of posts', () => {
  const {vocabulary} = outlineOf(
    [
      fragment('/docs/z', {content: 'Postman and the API'}),
      fragment('/blog/a', {content: 'secondhand', meta: {title: 'Message match'}}),
    ],
    kinds,
  );
  expect(vocabulary).toEqual(['docs', 'match', 'message', 'postman', 'title']);
});

test('title and description of the head are kept with the page, and cells of a row stay apart', () => {
  const page = forIndex(
    parsePage(
      '<title data-rh=true>Pricing &amp; plans | Tailor AI</title><meta data-rh=true name=description content="Start free.">' +
        '<main class=x><table><tr><td>rampStage<td>string</td><td>in_experiment</td></tr></table><span>Title</span><span class=text>Words</span></main>',
    ),
  );
  expect(page).toContain('data-pagefind-meta="title" data-pagefind-ignore="">Pricing &amp; plans<');
  expect(page).toContain('data-pagefind-meta="description" data-pagefind-ignore="">Start free.<');
  expect(page).toContain('rampStage</td> <td>string</td> <td>in_experiment');
  expect(page).toContain('Title</span> <span class="text">');
});

const stored = (text: string): Uint8Array => gzipSync(text);

test('a stored page is read back', () => {
  const page = {url: '/docs/z', content: 'x', meta: {}, anchors: []};
  const content = stored(`pagefind_dcd${JSON.stringify(page)}`);
  expect(readFragment('fragment/en_1.pf_fragment', content)).toEqual({id: 'en_1', ...page});
});

test.each([
  ['without its opening word', '{"url": "/"}', 'does not begin with "pagefind_dcd"'],
  ['in another form', 'pagefind_dcd{"url": "/"}', 'is not in the form that this version of Pagefind writes'],
])('a stored page %s stops the build', (_, text, message) => {
  expect(() => readFragment('en_1.pf_fragment', stored(text))).toThrow(message);
});
