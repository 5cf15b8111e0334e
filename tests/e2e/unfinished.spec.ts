import {readFileSync} from 'node:fs';
import {parseSettings} from '../../src/lib/settings/parse';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {unfinishedIn} from '../support/unfinished';

/** What the specification prints, and the example that the address builder is filled in with. */
const meant = [
  /^\/pricing says "TBD"\.$/,
  /^\/(demos|release-notes|features\/ab-testing-analytics) says "Coming Soon"\.$/,
  /^\/tools\/campaign-addresses leads to https:\/\/example\.com\/spring\?/,
];

const settings = parseSettings({});

test('no page says that it is not finished, but in words that the specification prints', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThanOrEqual(60);
  const found = pages.flatMap(({path, html}) => unfinishedIn(path, html, settings));
  expect(found.filter((sentence) => !meant.some((each) => each.test(sentence)))).toEqual([]);
  // They are read: what is meant is found.
  for (const each of meant) expect(found.filter((sentence) => each.test(sentence)).length).toBeGreaterThan(0);
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
