import {readFileSync} from 'node:fs';
import type {Settings} from '@site/src/lib/settings/parse';
import {parseSettings} from '../../src/lib/settings/parse';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';

/** Words of what is not done yet. */
const words =
  /\b(?:placeholders?|lorem ipsum|TBD|TBA|TODO|FIXME|coming soon|under construction|not connected|left blank until|(?:is|are) on (?:its|their) way|to be (?:added|announced|confirmed|decided|replaced|written)|customer name|company name|(?:name|photo|portrait|bio|quote|profile) of (?:the|a) (?:CEO|CTO|COO|engineer\w*|customer)|replace this|sample text)\b/gi;

/** What nobody reads as a word of the page. */
const code = /<(script|style|pre|code|template|svg)\b.*?<\/\1>/gs;

/** Hosts of examples (RFC 2606). */
const exampleHost = /(?:^|\.)example\.(?:com|org|net)$/;

/** The text of a page, and what its attributes say. */
function textsOf(html: string): string[] {
  const read = html.replaceAll(code, ' ');
  const attributes = [...read.matchAll(/ (?:alt|aria-label|title|content)="([^"]*)"/g)].map(([, text = '']) => text);
  return [read.replaceAll(/<[^>]*>/g, ' '), ...attributes];
}

/**
 * A sentence for each word of a page that says that it is not finished, and for each link to a host of examples that no
 * setting names.
 */
function unfinishedIn(path: string, html: string, settings: Settings): string[] {
  const expected = Object.values(settings)
    .map(String)
    .filter((value) => URL.canParse(value))
    .map((value) => new URL(value).host);
  const links = [...html.matchAll(/<a\b[^>]* href="(https?:[^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => exampleHost.test(new URL(href).hostname) && !expected.includes(new URL(href).host));
  const found = textsOf(html).flatMap((text) => [...text.matchAll(words)].map(([word]) => word));
  return [
    ...[...new Set(found)].map((word) => `${path} says "${word}".`),
    ...links.map((href) => `${path} leads to ${href}, where nobody answers.`),
  ];
}

/** What the specification prints, what ad platforms fill in, and the example that the address builder is filled in with. */
const meant = [
  /^\/pricing says "TBD"\.$/,
  /^\/(demos|release-notes|features\/ab-testing-analytics) says "Coming Soon"\.$/,
  /^\/docs\/ad-platforms says "placeholders?"\.$/i,
  /^\/tools\/campaign-addresses leads to https:\/\/example\.com\/spring\?/,
];

const settings = parseSettings({});

test('no page says that it is not finished, but in words that the specification prints', () => {
  const pages = builtPages();
  const found = pages.flatMap(({path, html}) => unfinishedIn(path, html, settings));
  expect(found.filter((sentence) => !meant.some((each) => each.test(sentence)))).toEqual([]);
});

test('a page of blanks, and a link to nobody, are found', () => {
  const page = readFileSync('tests/fixtures/unfinished/page.html', 'utf8');
  expect(unfinishedIn('/team', page, settings)).toEqual([
    '/team says "Name of the CEO".',
    '/team says "not connected".',
    '/team says "Left blank until".',
    '/team says "to be added".',
    '/team says "Placeholder".',
    '/team leads to https://profiles.example.com/ceo, where nobody answers.',
  ]);
});
