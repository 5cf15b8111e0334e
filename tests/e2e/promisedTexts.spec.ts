/** The built pages beside what the specification promises of them, read from their HTML as text, templates included. */
import {find, textOf} from '../../src/pipeline/html/tree';
import {promisedOrder, promisedTexts} from '../fixtures/promisedTexts';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {parsePage, unfolded} from '../support/parseHtml';
import {says} from '../support/says';

/** The text of a page with a space where a tag was. */
function wordsOf(html: string): string {
  const body = find(parsePage(unfolded(html).replaceAll(/(<[^>]+>)/g, ' $1')), ({tagName}) => tagName === 'body');
  return body === undefined ? '' : textOf(body).replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

const missingIn = (html: string, texts: readonly string[]): string[] => {
  const words = wordsOf(html);
  return texts.filter((text) => !says(words, text));
};

/** The first text that does not come after the one before it. */
function outOfOrder(html: string, texts: readonly string[]): string | undefined {
  const words = wordsOf(html);
  let end = 0;
  for (const text of texts) {
    const start = words.indexOf(text, end);
    if (start === -1) return text;
    end = start + text.length;
  }
  return undefined;
}

test('each page says what is promised of it, word for word', () => {
  const pages = builtPages().filter(({path}) => path in promisedTexts || path in promisedOrder);
  expect(pages.length).toBeGreaterThan(0);
  for (const {path, html} of pages) {
    expect.soft(missingIn(html, promisedTexts[path] ?? []), path).toEqual([]);
    expect.soft(outOfOrder(html, promisedOrder[path] ?? []), `${path} in its order`).toBeUndefined();
  }
});

test('another figure, a longer one, and a text that is only in an attribute, are missed', () => {
  const html = '<!doctype html><body title="Contact Sales"><dl><dt>Team members</dt><dd>12</dd></dl></body>';
  const promised = ['Team members 12', '12', 'Team members 1', '2', 'Team members 10', 'Contact Sales'];
  expect(missingIn(html, promised)).toEqual(promised.slice(2));
  expect(outOfOrder(html, ['12', 'Team members'])).toBe('Team members');
});
