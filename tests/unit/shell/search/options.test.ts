import {excerptText, fromSentence} from '@site/src/shell/search/pagefind';
import {highlight} from '@site/src/shell/search/results';
import {moveSelection, optionGroups} from '@site/src/shell/search/options';
import type {SearchResults} from '@site/src/shell/search/search';

const results: SearchResults = {
  query: 'key',
  words: ['key'],
  corrected: undefined,
  hasTexts: true,
  groups: [
    {
      kind: 'docs',
      pages: [
        {
          page: {id: 'a', url: '/docs/api', kind: 'docs', title: 'API', description: 'Lead.', headings: []},
          score: 1,
          isExact: false,
          byTitle: false,
          section: undefined,
          headings: ['one', 'two', 'three'].map((id) => ({id, text: `Key ${id}`})),
        },
      ],
    },
  ],
  excerpts: new Map([['a', 'Your <b>key</b>']]),
};

test('a page is a line with its excerpt, and its best sections are lines below it', () => {
  const options = optionGroups(results)[0]?.options ?? [];
  expect(options.map(({href}) => href)).toEqual(['/docs/api', '/docs/api#one', '/docs/api#two']);
  expect(options[0]?.text).toBe('Your <b>key</b>');
  expect(new Set(options.map(({id}) => id)).size).toBe(3);
});

test('the section that is meant comes before its page, names it, and is not listed twice', () => {
  const [group] = results.groups;
  const pages = group?.pages.map((ranked) => ({...ranked, section: {id: 'two', text: 'Key two'}})) ?? [];
  const options = optionGroups({...results, groups: [{kind: 'docs', pages}]})[0]?.options ?? [];
  expect(options.map(({href, isBelow}) => [href, isBelow])).toEqual([
    ['/docs/api#two', false],
    ['/docs/api', false],
    ['/docs/api#one', true],
    ['/docs/api#three', true],
  ]);
  expect(options[0]).toMatchObject({title: 'Key two', text: 'API'});
});

test('a section that is in a tab opens with that tab', () => {
  const [group] = results.groups;
  const hidden = {id: 'shopify', query: '?platform=shopify', text: 'Shopify'};
  const pages = group?.pages.map((ranked) => ({...ranked, section: hidden, headings: [hidden]})) ?? [];
  const options = optionGroups({...results, groups: [{kind: 'docs', pages}]})[0]?.options ?? [];
  expect(options.map(({href}) => href)).toEqual(['/docs/api?platform=shopify#shopify', '/docs/api']);
});

test('the arrows go round, and other keys move nothing', () => {
  const options = optionGroups(results)[0]?.options ?? [];
  expect(moveSelection('ArrowDown', options, options[2])).toBe(options[0]);
  expect(moveSelection('ArrowUp', options, options[0])).toBe(options[2]);
  expect(moveSelection('ArrowDown', options, undefined)).toBe(options[0]);
  expect(moveSelection('Enter', options, options[0])).toBeUndefined();
  expect(moveSelection('ArrowDown', [], undefined)).toBeUndefined();
});

test('words are marked in all their forms, and nothing of the text is lost', () => {
  const parts = highlight('Ramping: ramp, ramped <img>', ['ramp']);
  expect(parts.map(({text}) => text).join('')).toBe('Ramping: ramp, ramped <img>');
  expect(parts.filter(({marked}) => marked).map(({text}) => text)).toEqual(['Ramping', 'ramp', 'ramped']);
});

test('an excerpt is what a reader sees, and no markup', () => {
  expect(excerptText('Add the <mark>script</mark> as &lt;script&gt; &amp;amp; &quot;go&quot; &nbsp;')).toBe(
    'Add the script as <script> &amp; "go" &nbsp;',
  );
});

const page =
  'The first. In a test, version 1.5 of the page\n  is shown (half the time.) It ends there. Then `*` matches.';

test.each([
  ['page is shown', 'In a test, version 1.5 of the page is shown'],
  ['It ends', 'It ends'],
  ['first', 'The first'],
  ['matches.', 'Then `*` matches.'],
  ['not on the page', 'not on the page'],
])('%s begins at its sentence: %s', (excerpt, expected) => {
  expect(fromSentence(excerpt, page)).toBe(expected);
});

test('an excerpt leaves the middle of a long sentence out', () => {
  expect(fromSentence('the word sought', `It ends. Now ${'comes a long one '.repeat(9)}with the word sought.`)).toBe(
    'Now comes a long one comes a long one comes … the word sought',
  );
});
