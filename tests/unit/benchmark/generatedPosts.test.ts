import {postFields} from '@site/src/blog/postFields';
import {coverOf} from '../../benchmark/blog/cover';
import {generatedPosts, postFile} from '../../benchmark/blog/generatedPosts';

const posts = generatedPosts(1_500);

test('the same posts are made on every run', () => {
  expect(generatedPosts(1_500)).toEqual(posts);
  expect(coverOf(7)).toBe(coverOf(7));
  expect(coverOf(7)).not.toBe(coverOf(8));
});

test.each(['slug', 'title', 'excerpt', 'date'] as const)('no two posts share the field %s', (field) => {
  expect(new Set(posts.map((post) => post[field])).size).toBe(1_500);
});

test.each(['title', 'excerpt'] as const)('each field %s is as long as a post needs it', (field) => {
  const {minLength, maxLength} = postFields[field];
  expect(posts.filter((post) => post[field].length < minLength || post[field].length > maxLength)).toEqual([]);
});

test('all categories occur, and each post is as long as an article', () => {
  expect(new Set(posts.map(({category}) => category))).toEqual(new Set(postFields.category.options));
  const words = posts.map((post) => postFile(post).split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...words)).toBeLessThanOrEqual(1_200);
});
