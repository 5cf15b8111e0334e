import {byYear} from '@site/src/blog/archive/Archive';
import {postSummary} from '../../../support/posts';

test('posts stand by year in the order in which they come, each once', () => {
  const posts = ['2026-01-01', '2025-12-31', '2025-01-01', '2023-06-01'].map((date, index) =>
    postSummary({slug: `post-${index}`, date}),
  );
  expect(byYear(posts).map(({year, posts: ofYear}) => [year, ofYear.map(({slug}) => slug)])).toEqual([
    ['2026', ['post-0']],
    ['2025', ['post-1', 'post-2']],
    ['2023', ['post-3']],
  ]);
});
