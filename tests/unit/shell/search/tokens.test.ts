import {nearestWord} from '@site/src/shell/search/spelling';
import {
  phrasesOf,
  identifierWords,
  matchWord,
  soughtParts,
  soughtWords,
  stem,
  wordsOf,
} from '@site/src/shell/search/tokens';

test('a text is its words in lower case, without accents and punctuation', () => {
  expect(wordsOf('Ramping to 100%, “Café” & t_healthcheck!')).toEqual([
    'ramping',
    'to',
    '100',
    'cafe',
    't_healthcheck',
    't',
    'healthcheck',
  ]);
  expect(wordsOf('A/B test of the page’s copy')).toEqual(['ab', 'test', 'of', 'the', 'page', 'copy']);
  expect(wordsOf('%%% 🎉 <>')).toEqual([]);
});

test('words that say nothing are not looked for, unless there are no others', () => {
  expect(soughtWords('how do I copy a page to another domain?')).toEqual(['copy', 'page', 'domain']);
  expect(soughtWords('to be')).toEqual(['to', 'be']);
  expect(soughtWords('copy copy COPY')).toEqual(['copy']);
  expect(soughtWords('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toHaveLength(8);
});

test.each([
  ['loadEnvFile', ['load', 'env', 'file']],
  ['experimentGroup', ['experiment', 'group']],
  ['preview_mode', ['preview', 'mode']],
  ['utm_campaignName', ['utm', 'campaign', 'name']],
  ['TypeScript', ['typescript']],
  ['GA4', ['ga4']],
])('"%s" is made of %j', (token, words) => {
  expect(identifierWords(token)).toEqual(words);
});

test('an identifier is looked for as it is, and by its words', () => {
  expect(soughtWords('process.loadEnvFile')).toEqual(['process', 'loadenvfile']);
  expect(soughtParts('process.loadEnvFile')).toEqual(['process', 'load', 'env', 'file']);
});

test.each([
  ['ramping', 'ramp'],
  ['ramped', 'ramp'],
  ['copied', 'copy'],
  ['copies', 'copy'],
  ['copying', 'copy'],
  ['stopped', 'stop'],
  ['stopping', 'stop'],
  ['pages', 'page'],
  ['tested', 'test'],
  ['testing', 'test'],
  ['updates', 'update'],
  ['updating', 'update'],
])('"%s" and "%s" are forms of one word', (form, base) => {
  expect(stem(form)).toBe(stem(base));
});

test.each([
  ['ramp', 'ramping', 'whole'],
  ['amplit', 'amplitude', 'start'],
  ['copy', 'copyright', 'start'],
  ['king', 'ki', 'none'],
  ['press', 'pre', 'none'],
  ['a', 'about', 'none'],
] as const)('looking for "%s", "%s" is found as %s', (sought, found, match) => {
  expect(matchWord(sought, found)).toBe(match);
});

test('each two words that stand side by side are a phrase, but none with a word that says nothing', () => {
  expect(phrasesOf('Needs Review queue')).toEqual(['needs review', 'review queue']);
  expect(phrasesOf('how to ramp to 100')).toEqual([]);
});

const vocabulary = [
  'amplitude',
  'analytics',
  'callback',
  'copied',
  'headline',
  'personalization',
  'postman',
  'privacy',
  'test',
  'text',
];

test.each([
  ['analitics', 'analytics'],
  ['amplitdue', 'amplitude'],
  ['postmam', 'postman'],
  ['headlne', 'headline'],
  ['persnalizatoin', 'personalization'],
  ['rollback', undefined],
  ['zzzzzz', undefined],
  ['tst', undefined],
  ['tezt', 'test'],
])('"%s" most likely means %s', (word, meant) => {
  expect(nearestWord(word, vocabulary)).toBe(meant);
});

test('of two words as near, the one with the same first letter is meant', () => {
  expect(nearestWord('mest', ['best', 'most'])).toBe('most');
});
