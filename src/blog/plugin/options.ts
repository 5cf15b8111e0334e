import type {Options} from '@docusaurus/plugin-content-blog';
import {isPublished, publishingDay} from '../publishing';
import {figures, type FiguresOptions} from './figures';
import {tableLabels} from '../../build/markdown/tableLabels';
import {createFeedItems} from './feedItems';
import {readPicture} from './pictures';
import type {Settings} from '../../lib/settings/parse';
import {remarkPlugins} from '../../build/config/remarkPlugins';

const description =
  'Working notes on landing pages, message match and A/B tests, written for the marketers who have to run them.';

/** The blog: one list of all posts, a closed vocabulary of tags and authors, two feeds. */
export function blog(settings: Settings) {
  const today = publishingDay(settings);
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription: description,
    today,
    blogSidebarCount: 0,
    // Posts that are not out yet are shown in development, with a mark.
    processBlogPosts: ({blogPosts}) =>
      Promise.resolve(
        process.env.NODE_ENV === 'production'
          ? blogPosts.filter(({metadata}) => isPublished(metadata.date.toISOString().slice(0, 10), today))
          : blogPosts,
      ),
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'ignore',
    beforeDefaultRemarkPlugins: [
      ...remarkPlugins(settings),
      tableLabels,
      [figures, {readPicture} satisfies FiguresOptions],
    ],
    feedOptions: {
      type: ['rss', 'atom'],
      title: 'Tailor AI blog',
      description,
      copyright: 'Tailor AI',
      createFeedItems,
    },
  } satisfies Options & {today: string};
}
