import {relatedPosts} from '@site/src/blog/plugin/routes';
import {postSummary} from '../../../support/posts';

const post = postSummary({slug: 'this', date: '2025-06-10'});
const near = postSummary({slug: 'near', date: '2025-06-20'});
const far = postSummary({slug: 'far', date: '2025-01-01'});
const twin = postSummary({slug: 'a-twin', date: '2025-05-31'});
const newest = postSummary({slug: 'newest', date: '2025-12-01', category: 'Product'});
const older = postSummary({slug: 'older', date: '2025-06-10', category: 'Community'});
const all = [newest, near, post, older, twin, far];

const slugs = (count: number, posts = all) => relatedPosts(post, posts, count).map(({slug}) => slug);

test('posts of the same category come first, the nearest in time before the others', () => {
  expect(slugs(3)).toEqual(['a-twin', 'near', 'far']);
});

test('where the category has too few, the newest of the others follow', () => {
  expect(slugs(5)).toEqual(['a-twin', 'near', 'far', 'newest', 'older']);
  expect(slugs(3, [newest, post, older])).toEqual(['newest', 'older']);
});

test('a post is not related to itself, and alone it has no related posts', () => {
  expect(slugs(10)).not.toContain('this');
  expect(slugs(3, [post])).toEqual([]);
});
