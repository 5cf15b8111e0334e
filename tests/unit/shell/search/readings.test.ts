import {readingsOf} from '@site/src/shell/search/readings';
import {synonyms} from '@site/src/shell/search/synonyms';
import {soughtWords, stem} from '@site/src/shell/search/tokens';

const readings = (query: string): string[] => readingsOf(query).map(({words}) => words.join(' '));

test('what was typed is the first reading, and counts most', () => {
  const [first, ...others] = readingsOf('gdpr');
  expect(first).toEqual({words: ['gdpr'], share: 1, said: 'gdpr'});
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({share}) => share < 1)).toBe(true);
});

test.each([
  ['gdpr', 'privacy'],
  ['cookies', 'consent'],
  ['a rollback', 'stop undo unpublish'],
  ['How long should a test run?', 'visitors need'],
  ['is it statistically significant', '95 confidence'],
  ['preview link for staging', 'staging preview modes'],
  ['csp', 'content security policy'],
  ['governance', 'owns landing page'],
  ['does it hurt seo', 'hurt search engines'],
  // Two of its words have synonyms.
  ['optimizely alternative', 'compare'],
])('"%s" is also read as "%s"', (query, reading) => {
  expect(readings(query)).toContain(reading);
});

test('a reading is said as it is written where it is listed', () => {
  expect(readingsOf('mailchimp webhook').map(({said}) => said)).toContain('mailchimp API');
});

test('an identifier is read by its words as well', () => {
  expect(readings('loadEnvFile')).toEqual(['loadenvfile', 'load env file']);
});

test('a phrase stands for something only where all of it was typed', () => {
  expect(readings('sample')).toEqual(['sample']);
  expect(readings('xyzzy')).toEqual(['xyzzy']);
});

test('no phrase is listed twice, and none means only itself', () => {
  const stems = (phrase: string): string => soughtWords(phrase).map(stem).sort().join(' ');
  const phrases = synonyms.flatMap(({typed}) => typed.map(stems));
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  const idle = synonyms.filter(({typed, meant}) =>
    typed.some((phrase) => meant.every((each) => stems(each) === stems(phrase))),
  );
  expect(idle).toEqual([]);
});
