import {nearestWord, spellingDistance} from '@site/src/shell/search/spelling';

test.each([
  ['postman', 'postman', 0],
  ['postmam', 'postman', 1],
  ['potsman', 'postman', 1],
  ['postmn', 'postman', 1],
  ['posttman', 'postman', 1],
  ['segment', 'amplitude', 3],
])('"%s" is %3$i steps from "%s", at a limit of 2', (from, to, distance) => {
  expect(spellingDistance(from, to, 2)).toBe(distance);
});

const vocabulary = ['amplitude', 'analytics', 'callback', 'copied', 'headline', 'postman', 'privacy', 'test', 'text'];

test.each([
  ['analitics', 'analytics'],
  ['amplitdue', 'amplitude'],
  ['postmam', 'postman'],
  ['headlne', 'headline'],
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
