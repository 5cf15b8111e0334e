/** The built pages beside what the specification promises of them, read from their HTML as text, templates included. */
import {find, textOf} from '../../src/pipeline/html/tree';
import {promisedTexts} from '../fixtures/promisedTexts';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {parsePage} from '../support/parseHtml';

/** The text of a page with a space where a tag was; what is in its templates is markup in a comment. */
function wordsOf(html: string): string {
  const body = find(
    parsePage(html.replaceAll(/<!--|-->|<\/?template[^>]*>/g, '').replaceAll(/(<[^>]+>)/g, ' $1')),
    ({tagName}) => tagName === 'body',
  );
  return body === undefined ? '' : textOf(body).replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

const missingIn = (html: string, texts: readonly string[]): string[] => {
  const words = wordsOf(html);
  return texts.filter((text) => !words.includes(text));
};

test('each page says what is promised of it, word for word', () => {
  const pages = builtPages().filter(({path}) => promisedTexts[path] !== undefined);
  expect(pages.length).toBeGreaterThan(0);
  for (const {path, html} of pages) expect.soft(missingIn(html, promisedTexts[path] ?? []), path).toEqual([]);
});

test('another figure, and a text that is only in an attribute, are missed', () => {
  const html = '<!doctype html><body title="Contact Sales"><dl><dt>Team members</dt><dd>12</dd></dl></body>';
  expect(missingIn(html, ['Team members 12', 'Team members 10', 'Contact Sales'])).toEqual([
    'Team members 10',
    'Contact Sales',
  ]);
});
