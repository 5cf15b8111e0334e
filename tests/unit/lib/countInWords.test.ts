import {countAtStart, countInWords} from '@site/src/lib/countInWords';

test.each([
  [0, 'none'],
  [1, 'one'],
  [11, 'eleven'],
  [12, 'twelve'],
  [13, '13'],
  [1600, '1,600'],
])('%d is %s within a sentence', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test('a sentence begins with a capital letter, or with digits', () => {
  expect([3, 13].map(countAtStart)).toEqual(['Three', '13']);
});
