import {readTimeOf} from '@site/src/blog/readTime';

test.each([
  [undefined, '1 min read'],
  [0.2, '1 min read'],
  [1.01, '2 min read'],
  [4, '4 min read'],
])('%p minutes read %p', (minutes, text) => {
  expect(readTimeOf(minutes)).toBe(text);
});
