import {readCompactIndex, writeCompactIndex, type CompactIndex} from '@site/src/blog/compactIndex';
import {numberedPosts, postSummary} from '../../support/posts';

const covers = '/assets/blog/';

/** As it is fetched. */
const sent = (index: CompactIndex): CompactIndex => JSON.parse(JSON.stringify(index));

test('posts come out of the index as they went in, in their order', () => {
  const posts = [
    postSummary({slug: 'newest', category: 'AI & Technology', minutes: 11, title: 'Quotes "and" </script>'}),
    postSummary({slug: 'guest', author: {name: 'Guest', url: 'https://guest.example/'}, date: '2024-02-29'}),
    postSummary({slug: 'wide', cover: {src: '/assets/blog/wide/cover%20one-00000000.png', width: 2400, height: 1260}}),
  ];
  expect(readCompactIndex(sent(writeCompactIndex(posts, covers)))).toEqual(posts);
});

test('each author is written once, and no post repeats the folder of the covers', () => {
  const index = writeCompactIndex(numberedPosts(300), covers);
  expect(index.authors).toEqual([{name: 'Tailor AI team', url: '/team'}]);
  expect(JSON.stringify(index).split(covers)).toHaveLength(2);
});

test('an index without posts has none', () => {
  expect(readCompactIndex(writeCompactIndex([], covers))).toEqual([]);
});

const [row] = writeCompactIndex([postSummary({slug: 'damaged'})], covers).posts;
const authors = [{name: 'Tailor AI team', url: '/team'}];

test.each<[string, number, number]>([
  ['a category that there is not', 3, 9],
  ['a category before the first', 3, -1],
  ['an author that there is not', 6, 1],
])('%s is said to be damage, with the post', (_, at, value) => {
  if (row === undefined) throw new Error('The index has no row.');
  const damaged: CompactIndex = {covers, authors, posts: [row.with(at, value)]};
  expect(() => readCompactIndex(damaged)).toThrow('The index of posts is damaged at "damaged".');
});
