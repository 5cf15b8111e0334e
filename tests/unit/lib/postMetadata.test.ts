import {categoryOf, readTimeOf} from '@site/src/lib/postMetadata';

describe('categoryOf', () => {
  test('accepts one of the five categories', () => {
    expect(categoryOf({category: 'AI & Technology'}, 'A post')).toBe('AI & Technology');
  });

  test.each([{}, {category: 'marketing'}, {category: 1}])('rejects %j and names the post', (frontMatter) => {
    expect(() => categoryOf(frontMatter, 'A post')).toThrow('"A post" needs a category');
  });
});

describe('readTimeOf', () => {
  test.each([
    [undefined, '1 min read'],
    [0.2, '1 min read'],
    [1.01, '2 min read'],
    [4, '4 min read'],
  ])('%p minutes read %p', (minutes, text) => {
    expect(readTimeOf(minutes)).toBe(text);
  });
});
