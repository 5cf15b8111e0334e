/** What Pagefind has stored beside the pages themselves. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {find, textOf} from '../../../src/pipeline/html/tree';
import {makeSearchIndex} from '../../../src/pipeline/publish/search';
import {readFragment} from '../../../src/pipeline/publish/search/fragments';
import type {Page} from '../../../src/pipeline/publish/site';
import {indexFolder, outlineFile, type Outline} from '../../../src/shell/search/outline';
import {expect, test} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';
import {parsePage} from '../../support/parseHtml';
import {sitePages} from '../../support/sitePages';

const folder = `build/${indexFolder}/fragment`;

/** The words that are stored for each page, by its address; Pagefind puts a mark before the JSON. */
const stored = new Map<string, string>(
  readdirSync(folder).map((name) => {
    const json = gunzipSync(readFileSync(path.join(folder, name))).toString();
    const {url, content}: {url: string; content: string} = JSON.parse(json.slice(json.indexOf('{')));
    return [url, content];
  }),
);

/** The pages that can be results, by their addresses. */
const {pages: listed}: Outline = JSON.parse(readFileSync(`build/${indexFolder}/${outlineFile}`, 'utf8'));

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

test('the search knows the main heading of every page', () => {
  const pages = new Map(builtPages().map(({path: address, html}) => [address, html]));
  for (const {path: address} of sitePages()) {
    const heading = find(parsePage(pages.get(address) ?? ''), ({tagName}) => tagName === 'h1');
    const words = heading === undefined ? '' : letters(textOf(heading));
    expect.soft(words, `${address} has a heading`).not.toBe('');
    expect.soft(letters(stored.get(address) ?? ''), address).toContain(words);
  }
});

test('what is left out of the search is not stored, such as the words in place of a video', () => {
  expect(readdirSync('build/embed').length).toBeGreaterThan(0);
  expect([...stored].filter(([, words]) => words.includes('Loading video')).map(([url]) => url)).toEqual([]);
});

test('nothing leads to a page that is not to be found', () => {
  const addresses = [...stored.keys(), ...listed.map(({url}) => url)];
  expect(listed.length).toBeGreaterThan(0);
  const hidden = addresses.filter((address) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(address));
  expect(hidden).toEqual([]);
});

test('what no reader of the text sees is not found: controls, drawings, what is hidden, and words for others', async () => {
  const unread = [
    ...['<nav>aa1</nav>', '<button>aa2</button>', '<form>aa3</form>', '<div role="form">aa4</div>'],
    ...['<svg><text>aa5</text></svg>', '<noscript>aa6</noscript>', '<iframe>aa7</iframe>', '<p hidden>aa8</p>'],
    ...['<p aria-hidden="true">aa9</p>', '<p data-print="hide">ab1</p>', '<p data-search="skip">ab2</p>'],
    ...['<p data-for="german">ab3</p>', '<h2 id="a">Part<a class="hash-link" href="#a">ab4</a></h2>'],
  ];
  const read = '<p data-for="default ecomm">For_all</p><p data-print="only">Words</p>';
  const tree = parsePage(`<main><h1>Page</h1>${unread.join('')}${read}</main>`);
  const page: Page = {path: '/docs/z', file: 'docs/z.html', kind: 'docs', isListed: true, tree};
  const files = await makeSearchIndex([page, {...page, path: '/docs/y', isListed: false}]);
  const stored = files.filter(({name}) => name.endsWith('.pf_fragment'));
  const found = stored.map(({name, content}) => readFragment(name, Buffer.from(content)));
  expect(found.map(({url}) => url)).toEqual(['/docs/z']);
  expect(found[0]?.content.match(/\b\w+\b/g)).toEqual(['Page', 'Part', 'For_all', 'Words']);
});
