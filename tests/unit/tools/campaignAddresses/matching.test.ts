import {queryOf, textsFrom} from '@site/src/tools/address/query';
import {carried, fitsAddress} from '@site/src/tools/campaignAddresses/carry';
import {previewLinks, previewNames} from '@site/src/tools/campaignAddresses/parameters';
import {readCampaign} from '@site/src/tools/campaignAddresses/read';
import {matchList, linesOf} from '@site/src/tools/campaignAddresses/matchList';
import {judgmentWords, matchWords} from '@site/src/tools/campaignAddresses/matchWords';
import {campaignDefaults} from '@site/src/tools/campaignAddresses/defaults';
import {numbersIn, marksAfterEdit, withNumber} from '@site/src/tools/campaignAddresses/wanted';

const at = (campaign: string) => `https://example.com/?utm_campaign=${campaign}`;
const match = (lines: readonly string[], pattern: string, wanted = '') =>
  matchList(lines, 'utm_campaign', pattern, numbersIn(wanted));
const judgments = (lines: readonly string[], pattern: string, wanted = '') => {
  const matched = match(lines, pattern, wanted);
  return typeof matched === 'string' ? matched : matched.map(({judgment}) => judgment);
};

const three = [at('spring-sale'), at('early-spring'), at('springboard-jobs')];

it('expects nothing while nothing is marked', () => {
  expect(judgments(three, 'spring*')).toEqual(['caught', 'notCaught', 'caught']);
  expect(matchWords(match(three, 'spring*'), 'spring*').title).toBe('spring* catches 2 of 3.');
  expect(matchWords(match([at('Spring-Sale')], 'spring*'), 'spring*').tone).toBe('caution');
});

it.each([
  ['spring*', '1', ['asWanted', 'notCaught', 'byMistake'], 'spring* catches 1 by mistake.'],
  ['spring-*', '1', ['asWanted', 'notCaught', 'notCaught'], 'spring-* catches the one you marked, and nothing else.'],
  ['spring-*', '1.2', ['asWanted', 'missed', 'notCaught'], 'spring-* misses 1.'],
  ['*spring', '1', ['missed', 'byMistake', 'notCaught'], '*spring misses 1 and catches 1 by mistake.'],
  ['*spring', '1.3', ['missed', 'byMistake', 'missed'], '*spring misses 2 and catches 1 by mistake.'],
])('%s with %s wanted', (pattern, wanted, expected, title) => {
  expect(judgments(three, pattern, wanted)).toEqual(expected);
  const tone = title.includes('nothing else') ? 'good' : 'warning';
  expect(matchWords(match(three, pattern, wanted), pattern)).toMatchObject({tone, title});
});

it.each([
  [at('Spring-Sale'), 'unsure'],
  [at('spring'), 'unsure'],
  [`${at('spring-a')}&utm_campaign=spring-b`, 'unsure'],
  ['https://example.com/', 'missed'],
  [at(''), 'missed'],
  ['not an address.', 'missed'],
  [at('%73pring-sale'), 'missed'],
  ['spring-sale', 'asWanted'],
  ['Spring Sale', 'unsure'],
])('%s against spring*, wanted: %s', (line, judgment) => {
  expect(judgments([line], 'spring*', '1')).toEqual([judgment]);
});

it('says what the documentation leaves open, and counts on neither answer', () => {
  const words = matchWords(match([at('Spring-Sale')], 'spring*', '1'), 'spring*');
  expect(words).toMatchObject({tone: 'warning', title: 'spring* leaves 1 to be checked.'});
});

it.each([
  ['', /^Enter a pattern/],
  ['*', /needs text beside it/],
  ['a*b', /star inside the text/],
  ['a b', /^Spaces arrive as/],
  ['utm_campaign=a', /^Choose the parameter/],
])('cannot read the pattern %j: %s', (pattern, text) => {
  const said = {title: 'Nothing to match yet.', text: [expect.stringMatching(text)]};
  expect(matchWords(match(three, pattern), pattern)).toEqual(said);
});

it('its example catches students with Germany', () => {
  const matched = match(linesOf(campaignDefaults.list), campaignDefaults.pattern, campaignDefaults.wanted);
  expect(matchWords(matched, '*de*')).toMatchObject({
    title: '*de* catches 1 by mistake.',
    text: ['Caught by mistake: gloves-students-uk-2025q3.'],
  });
  const {asWanted, missed, byMistake} = judgmentWords;
  expect([asWanted, missed, byMistake]).toEqual(['Caught as wanted', 'Missed', 'Caught by mistake']);
});

it('names three of what was missed, and counts the rest', () => {
  const lines = ['a1', 'a2', 'a3', 'a4', 'a5'];
  expect(matchWords(match(lines, 'b*', '1.2.3.4.5'), 'b*').text).toEqual(['Missed: a1, a2, a3, and 2 more.']);
  expect(matchWords(match(lines, 'b*', '1.2.3'), 'b*').text).toEqual(['Missed: a1, a2, a3.']);
});

it('marks stay with their lines', () => {
  expect(withNumber('3', 1, true)).toBe('1.3');
  expect(withNumber('1.3', 3, false)).toBe('1');
  expect(marksAfterEdit('2', ['a', 'b'], ['a', 'bc'])).toBe('2');
  expect(marksAfterEdit('2', ['a', 'b'], ['x', 'a', 'b'])).toBe('3');
  expect(marksAfterEdit('2', ['a', 'b'], ['c', 'd', 'e'])).toBe('');
  expect([...numbersIn('1.x.-2.99999.03.4')]).toEqual([1, 4]);
});

it.each([
  ['https://example.com/', '?'],
  ['https://example.com/?utm_campaign=spring', '?utm_campaign=spring&'],
  ['https://example.com/?preview_mode=control&t_healthcheck', '?'],
])('makes preview links as the guides write them: %s', (address, query) => {
  expect(previewLinks(`${address}#top`).map((link) => `${previewNames[link.preview]} ${link.address}`)).toEqual([
    `Tailored version https://example.com/${query}preview_mode=treatment#top`,
    `Original https://example.com/${query}preview_mode=control#top`,
    `Health check of the script tag https://example.com/${query}t_healthcheck#top`,
  ]);
});

it('an address carries all that was typed', () => {
  const texts = {
    ...campaignDefaults,
    campaign: 'A & b',
    rows: 'several',
    sheet: 'example.com,a',
    list: 'x\ny',
    wanted: '1',
  };
  expect(textsFrom(campaignDefaults, queryOf(campaignDefaults, carried(texts)))).toEqual(texts);
  expect(queryOf(campaignDefaults, carried(campaignDefaults))).toBe('');
});

it('previews another page where one is named', () => {
  const {previews} = readCampaign({...campaignDefaults, page: 'other', other: 'https://example.org/a'});
  expect(previews).toMatchObject([{address: 'https://example.org/a?preview_mode=treatment'}, {}, {}]);
});

it('looks at the built URL that is chosen, by the row of its sheet, also below one that was not built', () => {
  const sheet = 'base,campaign\nmailto:a@example.com,x\nexample.com/b,y\nexample.com/c,z';
  const texts = {...campaignDefaults, rows: 'several', sheet};
  for (const [page, expected, row] of [
    ['2', 'b', 2],
    ['3', 'c', 3],
    ['1', 'b', 2],
    ['x', 'b', 2],
  ] as const) {
    const reading = readCampaign({...texts, page});
    expect(reading).toMatchObject({
      page: row,
      previews: [{address: expect.stringContaining(`example.com/${expected}?`)}, {}, {}],
    });
  }
});

it('leaves a long list out, and does not show the sample in its place', () => {
  const list = 'https://example.com/?utm_campaign=a\n'.repeat(60);
  expect(fitsAddress(list)).toBe(false);
  const query = queryOf(campaignDefaults, carried({...campaignDefaults, list}));
  expect(query.length).toBeLessThan(60);
  expect(readCampaign(textsFrom(campaignDefaults, query)).lines).toEqual([]);
});

it('tries a pattern on what was built, row by row', () => {
  const {matched, addresses} = readCampaign({
    ...campaignDefaults,
    rows: 'several',
    tryOn: 'built',
    pattern: 'spring-*',
    wanted: '',
  });
  expect(addresses).toHaveLength(3);
  expect(matched).toMatchObject([{judgment: 'caught'}, {judgment: 'caught'}, {judgment: 'caught'}]);
});
