import type {Options} from '@docusaurus/preset-classic';
import type {Settings} from '../settings/parse';
import {remarkPlugins} from './remarkPlugins';

/** The blog: one list of all posts, a closed vocabulary of tags and authors, two feeds. */
export function blog(settings: Settings) {
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription:
      'Working notes on landing pages, message match and A/B tests, written for the marketers who have to run them.',
    postsPerPage: 'ALL',
    blogSidebarCount: 0,
    // The archive page would carry the full text of every post in one file.
    archiveBasePath: null,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'ignore',
    beforeDefaultRemarkPlugins: remarkPlugins(settings),
    feedOptions: {type: ['rss', 'atom'], title: 'Tailor AI blog', xslt: true, copyright: 'Tailor AI'},
  } satisfies Options['blog'];
}
