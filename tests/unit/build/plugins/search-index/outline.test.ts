import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {forIndex} from '@site/src/build/plugins/search-index/page';
import {readFragments, type Fragment} from '@site/src/build/plugins/search-index/fragments';
import {kindOf, outlineOf} from '@site/src/build/plugins/search-index/outline';

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

function folderWith(name: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fragments-'));
  writeFileSync(path.join(folder, name), gzipSync(text));
  return folder;
}

test.each([
  ['/docs', 'docs'],
  ['/docs/ab-testing', 'docs'],
  ['/extension/how-to-update', 'docs'],
  ['/blog', 'page'],
  ['/blog/message-match', 'post'],
  ['/documents', 'page'],
] as const)('%s is of the kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('pages are listed with their sections, posts by name alone', () => {
  const {pages} = outlineOf([fragment('/docs/z'), fragment('/blog/a')]);
  expect(pages.map(({url, headings}) => [url, headings.map(({id}) => id)])).toEqual([
    ['/blog/a', []],
    ['/docs/z', ['first']],
  ]);
});

test('the vocabulary has the words of docs and pages, and the titles of posts', () => {
  const {vocabulary} = outlineOf([
    fragment('/docs/z', {content: 'Postman and the API'}),
    fragment('/blog/a', {content: 'secondhand', meta: {title: 'Message match'}}),
  ]);
  expect(vocabulary).toEqual(['docs', 'match', 'message', 'postman', 'title']);
});

test('title and description of the head are kept with the page, and cells of a row stay apart', () => {
  const html =
    '<title data-rh=true>Pricing &amp; plans | Tailor AI</title><meta data-rh=true name=description content="Start free.">' +
    '<main class=x><table><tr><td>rampStage<td>string</td><td>in_experiment</td></tr></table><span>Title</span><span class=text>Words</span></main>';
  const page = forIndex(html);
  expect(page).toContain('data-pagefind-meta="title" data-pagefind-ignore>Pricing &amp; plans<');
  expect(page).toContain('data-pagefind-meta="description" data-pagefind-ignore>Start free.<');
  expect(page).toContain('rampStage <td>string</td> <td>in_experiment');
  expect(page).toContain('Title </span><span class=text>');
});

test('a stored page is read back', async () => {
  const stored = {url: '/docs/z', content: 'x', meta: {}, anchors: []};
  const folder = folderWith('en_1.pf_fragment', `pagefind_dcd${JSON.stringify(stored)}`);
  expect(await readFragments(folder)).toEqual([{id: 'en_1', ...stored}]);
});

test.each([
  ['without its opening word', '{"url": "/"}', 'does not begin with "pagefind_dcd"'],
  ['in another form', 'pagefind_dcd{"url": "/"}', 'is not in the form that this version of Pagefind writes'],
])('a stored page %s stops the build', async (_, text, message) => {
  await expect(readFragments(folderWith('en_1.pf_fragment', text))).rejects.toThrow(message);
});
