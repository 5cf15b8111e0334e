import {blog} from '@site/src/blog/plugin/options';
import {readPosts} from '@site/src/blog/plugin/posts';
import {parseSettings} from '@site/src/lib/settings/parse';
import {writtenPost, writtenPosts} from '../../../support/editor/writtenPost';

const authors = ['ada', 'ben'].map((value, line) => ({value, label: `The ${value}`, url: `/${value}`, line}));

/** A post as Docusaurus reads it, with the cover of a fixture. */
const post = (slug: string, day: string, readingTime?: number, writtenBy = 'ben') => ({
  ...{id: slug, content: ''},
  metadata: {
    ...{
      source: `@site/${writtenPosts}/${writtenPost}/index.md`,
      permalink: `/blog/${slug}`,
      title: slug,
      description: '',
    },
    ...{
      date: new Date(`${day}T00:00:00Z`),
      hasTruncateMarker: false,
      authors: [],
      tags: [],
      unlisted: false,
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
    },
    ...(readingTime !== undefined && {readingTime}),
    frontMatter: {cover: 'my-cover-1.png', coverAlt: 'Denim', category: 'Marketing', writtenBy},
  },
});

const read = (...posts: ReturnType<typeof post>[]) => {
  const blog = {blogTitle: '', blogDescription: '', blogTags: {}, blogTagsListPath: '', blogSidebarTitle: ''};
  const content = {...blog, blogPosts: posts, blogListPaginated: []};
  return readPosts(content, {siteDir: process.cwd(), authors, today: '2026-01-02'}).map(({summary}) => summary);
};

test('the newest post is the first, and those of one day come by their addresses', () => {
  const posts = read(
    post('b', '2025-12-31'),
    post('c', '2026-01-02'),
    post('a', '2025-12-31'),
    post('d', '2024-12-31'),
  );
  expect(posts.map(({slug, date}) => `${date} ${slug}`)).toEqual([
    ...['2026-01-02 c', '2025-12-31 a', '2025-12-31 b', '2024-12-31 d'],
  ]);
});

test('a minute that has begun is read, and no post takes none', () => {
  const minutes = [undefined, 0, 0.4, 1, 1.1, 2, 7.9].map((time) => read(post('a', '2025-12-31', time))[0]?.minutes);
  expect(minutes).toEqual([1, 1, 1, 1, 2, 2, 8]);
});

test('the author is the one whose short name the post has', () => {
  const [of] = read(post('a', '2025-12-31', 1, 'ben'));
  expect(of?.author).toEqual({name: 'The ben', url: '/ben'});
});

test('a post is marked from the day before it is out back', () => {
  const marks = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => read(post('a', day))[0]?.scheduled);
  expect(marks).toEqual([undefined, undefined, true]);
});

test('`npm start` has the posts that are to come too, and each post of a day at noon', async () => {
  const {processBlogPosts} = blog(parseSettings({PUBLISH_UNTIL: '2026-01-02'}));
  const shown = await processBlogPosts({blogPosts: ['2026-01-02', '2026-01-03'].map((day) => post('a', day))});
  expect(shown.map(({metadata}) => metadata.date.toISOString())).toEqual(
    ['2026-01-02', '2026-01-03'].map((day) => `${day}T12:00:00.000Z`),
  );
});
