import {groupResults} from '@site/src/shell/search/search';
import type {OutlinePage} from '@site/src/shell/search/outline';
import {rank, type SoughtReading} from '@site/src/shell/search/rank';

const page = (url: string, title: string, more: Partial<OutlinePage> = {}): OutlinePage => ({
  id: url,
  url,
  kind: url.startsWith('/docs') ? 'docs' : url.startsWith('/blog/') ? 'post' : 'page',
  title,
  description: '',
  headings: [],
  ...more,
});

const pages = [
  page('/docs/ab-testing', 'A/B testing', {headings: [{id: 'ramping-to-100', text: 'Ramping to 100%'}]}),
  page('/docs/copy', 'Copy tailored pages', {description: 'Take a page to another domain.'}),
  page('/docs/api', 'API integration', {headings: [{id: 'key', text: 'Generate an API key'}]}),
  page('/pricing', 'Pricing'),
  page('/blog/ramp', 'Ramp with care', {headings: []}),
];

const sought = (words: string, inText: Record<string, Record<string, number>> = {}, share = 1): SoughtReading => ({
  sought: words.split(' ').map((word) => ({word, inText: new Map(Object.entries(inText[word] ?? {}))})),
  phrases: [],
  share,
});

const order = (words: string, inText?: Record<string, Record<string, number>>) =>
  rank(pages, [sought(words, inText)]).map(({page: {url}}) => url);

test('a title counts more than a heading, a heading more than the text', () => {
  expect(order('copy', {copy: {'/docs/api': 1}})).toEqual(['/docs/copy', '/docs/api']);
  expect(order('key', {key: {'/docs/copy': 1}})).toEqual(['/docs/api', '/docs/copy']);
});

test('a page with all words comes before one with a better match for some', () => {
  expect(order('copy domain', {copy: {'/pricing': 1}, domain: {}})[0]).toBe('/docs/copy');
  expect(order('ramp 100')[0]).toBe('/docs/ab-testing');
});

test('a page without a rare word comes after one without a word that is everywhere', () => {
  const everywhere = Object.fromEntries(pages.map(({url}) => [url, 0.5]));
  expect(order('tailored quarter', {tailored: everywhere, quarter: {'/pricing': 1}})[0]).toBe('/pricing');
});

test('words side by side count more than the same words apart', () => {
  const inText = new Map([
    ['/pricing', 0.5],
    ['/docs/api', 0.5],
  ]);
  const apart = {sought: ['needs', 'review'].map((word) => ({word, inText})), phrases: [], share: 1};
  const first = (phrases: SoughtReading['phrases']) => rank(pages, [{...apart, phrases}])[0]?.page.url;
  expect(first([])).toBe('/docs/api');
  expect(first([new Map([['/pricing', 1]])])).toBe('/pricing');
});

test('the sections that hold the words are named, best first', () => {
  const [first] = rank(pages, [sought('api key')]);
  expect(first?.page.url).toBe('/docs/api');
  expect(first?.headings.map(({id}) => id)).toEqual(['key']);
});

test('a page without any of the words is not a result', () => {
  expect(order('nowhere')).toEqual([]);
});

test('the section that is called what was looked for is meant, unless its page is', () => {
  const meant = (words: string) => rank(pages, [sought(words)])[0]?.section?.id;
  expect(meant('key')).toBe('key');
  expect(meant('api key')).toBe('key');
  expect(meant('integration generate')).toBe('key');
  expect(meant('api integration')).toBeUndefined();
  expect(meant('api nowhere')).toBeUndefined();
});

test('another reading of the query adds pages and sections, behind those that have the words themselves', () => {
  const readings = [sought('rollback', {rollback: {'/docs/copy': 1}}), sought('ramping', {}, 0.2)];
  const ranked = rank(pages, readings);
  expect(ranked.map(({page: {url}}) => url)).toEqual(['/docs/copy', '/docs/ab-testing', '/blog/ramp']);
  expect(ranked[1]?.section?.id).toBe('ramping-to-100');
});

test('the number of words of a reading does not raise its score', () => {
  const scoreOf = (words: string) => rank(pages, [sought(words)])[0]?.score ?? 0;
  expect(scoreOf('tailored pages')).toBeLessThan(1.5 * scoreOf('tailored'));
});

test('documentation comes before posts that suit as well, a page of just that name and a post that suits better before it', () => {
  const groups = (words: string, inText?: Record<string, Record<string, number>>) =>
    groupResults(rank(pages, [sought(words, inText)])).map(({kind}) => kind);
  expect(groups('ramp')).toEqual(['docs', 'post']);
  expect(groups('pricing', {pricing: {'/docs/api': 1, '/blog/ramp': 1}})).toEqual(['page', 'docs', 'post']);
  expect(groups('care', {care: {'/docs/api': 1}})).toEqual(['post', 'docs']);
  expect(groups('ramp quarter', {ramp: {'/docs/api': 0.4}, quarter: {'/blog/ramp': 1}})).toEqual(['post', 'docs']);
});

test('words that are half of what a post is called name it, in any order; a few words of a long title do not', () => {
  const guide = page('/docs/translation', 'Translation', {headings: [{id: 'pages', text: 'Pages and tests'}]});
  const first = (words: string, title: string) =>
    groupResults(rank([guide, page('/blog/post', title)], [sought(words)]))[0]?.kind;
  expect(first('pages translate', 'Translate these pages first')).toBe('post');
  expect(first('pages tests', 'How the tests of a quarter, a budget and a calendar fit your pages')).toBe('docs');
});

test('a page whose title is typed comes first, also before guides that match better, but not one that a synonym names', () => {
  const all = [...pages, page('/docs/key', 'Key copy for pages'), page('/blog/key', 'Key copy')];
  expect(rank(all, [sought('key copy')])[0]?.page.url).toBe('/blog/key');
  expect(groupResults(rank(all, [sought('key copy')]))[0]?.kind).toBe('post');
  expect(rank(all, [sought('tailored pages'), sought('key copy', {}, 0.7)])[0]?.page.url).toBe('/docs/copy');
});
