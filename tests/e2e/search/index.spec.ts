/** What Pagefind has stored beside the pages themselves. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {find, textOf} from '../../../src/pipeline/html/tree';
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
