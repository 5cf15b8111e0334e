import type {Options} from '@docusaurus/plugin-content-blog';

/** One list with every post on it: no archive, no pages of ten, no sidebar. */
export const blog = {
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription:
    'Working notes on landing pages, message match and A/B tests, written for the marketers who have to run them.',
  blogSidebarCount: 0,
  postsPerPage: 'ALL',
  archiveBasePath: null,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Options;
