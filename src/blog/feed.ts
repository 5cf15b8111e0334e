/** What the blog's feeds say of themselves, in the head of pages and in the feeds. */
export const postsFeed = {
  path: '/blog',
  title: 'Tailor AI blog',
  description:
    'Working notes on landing pages, message match and A/B tests, written for the marketers who have to run them.',
  copyright: 'Tailor AI',
} as const;
