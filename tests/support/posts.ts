import type {PostSummary} from '@site/src/blog/summary';

/** A post as its card tells of it; what a test is about is given, the rest is made up. */
export function postSummary(given: Partial<PostSummary> = {}): PostSummary {
  const slug = given.slug ?? 'message-match';
  return {
    slug,
    title: 'Message match: keep the promise your ad made',
    excerpt: 'Most paid clicks land on a page that answers a different question.',
    category: 'Marketing',
    date: '2025-10-08',
    minutes: 4,
    author: {name: 'Tailor AI team', url: '/team'},
    cover: {src: `/assets/blog/${slug}/cover-0123abcd.svg`, width: 1200, height: 630},
    ...given,
  };
}

/** Posts with the given numbers, the first one the newest; every title and excerpt names its post's number. */
export function numberedPosts(count: number, given: Partial<PostSummary> = {}): PostSummary[] {
  const newest = Date.UTC(2025, 9, 8);
  return Array.from({length: count}, (_, index) =>
    postSummary({
      slug: `post-${index + 1}`,
      title: `Article number ${index + 1}`,
      excerpt: `What stands in article ${index + 1}, in one sentence.`,
      date: new Date(newest - index * 86_400_000).toISOString().slice(0, 10),
      ...given,
    }),
  );
}
