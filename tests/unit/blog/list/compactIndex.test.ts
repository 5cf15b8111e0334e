import {readCompactIndex, writeCompactIndex, type CompactIndex} from '@site/src/blog/list/compactIndex';
import {numberedPosts, postSummary} from '../../../support/posts';

const covers = '/assets/blog/';

/** As it is fetched. */
function sent(index: CompactIndex): CompactIndex {
  const received: CompactIndex = JSON.parse(JSON.stringify(index));
  return received;
}

test('posts come out of the index as they went in, in their order', () => {
  const posts = [
    postSummary({slug: 'newest', category: 'AI & Technology', minutes: 11, title: 'Quotes "and" </script>'}),
    postSummary({slug: 'guest', author: {name: 'Guest', url: 'https://guest.example/'}, date: '2024-02-29'}),
    postSummary({slug: 'namesake', author: {name: 'Guest', url: 'https://namesake.example/'}}),
    postSummary({slug: 'wide', cover: {src: '/assets/blog/wide/cover%20one-00000000.png', width: 2400, height: 1260}}),
  ];
  expect(readCompactIndex(sent(writeCompactIndex(posts, covers)))).toEqual(posts);
});

test('each author is written once, and no post repeats the folder of the covers', () => {
  const index = writeCompactIndex(numberedPosts(300), covers);
  expect(index.authors).toEqual([{name: 'Tailor AI team', url: '/team'}]);
  expect(JSON.stringify(index).split(covers)).toHaveLength(2);
});

test.each([
  ['a category that there is not', 9, 0],
  ['a category before the first', -1, 0],
  ['an author that there is not', 0, 1],
])('%s is said to be damage, with the post', (_, category, author) => {
  const damaged: CompactIndex = {
    covers,
    authors: [{name: 'Tailor AI team', url: '/team'}],
    posts: [['lost', 'Lost', 'An excerpt.', category, '2025-10-08', 4, author, 'lost/cover.svg', 1200, 630]],
  };
  expect(() => readCompactIndex(damaged)).toThrow('The index of posts is damaged at "lost".');
});
