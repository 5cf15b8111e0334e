import type {Options} from '@docusaurus/plugin-content-blog';
import {isPublished, publishingDay} from '../publishing';
import {figures, type FiguresOptions} from './figures';
import {references, siteLinks} from './links';
import {plainColons} from '../../pipeline/markdown/plainColons';
import {tableLabels} from '../../pipeline/markdown/tableLabels';
import {taskLists} from '../../pipeline/markdown/taskLists';
import {postsFeed} from '../feed';
import {pictureFile, readPicture} from './pictures';
import {dayOf} from './posts';
import {noon} from '../../lib/dates';
import type {Settings} from '../../lib/settings/parse';
import {remarkPlugins} from '../../pipeline/config/remarkPlugins';

/** The blog: one list of all posts, and two feeds. */
export function blog(settings: Settings) {
  const today = publishingDay(settings);
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription: postsFeed.description,
    blogSidebarCount: 0,
    processBlogPosts: ({blogPosts}) => {
      // Posts that are not out yet are shown in development, with a mark.
      const shown =
        process.env.NODE_ENV === 'production'
          ? blogPosts.filter(({metadata}) => isPublished(dayOf(metadata.date), today))
          : blogPosts;
      return Promise.resolve(
        shown.map((post) => ({...post, metadata: {...post.metadata, date: noon(dayOf(post.metadata.date))}})),
      );
    },
    onInlineTags: 'throw',
    // No file: src/blog/authors.ts reads the authors, which every post names once.
    authorsMapPath: 'no-authors.yml',
    onUntruncatedBlogPosts: 'ignore',
    beforeDefaultRemarkPlugins: [
      ...remarkPlugins(settings),
      ...[plainColons, tableLabels, taskLists, references],
      [figures, {pictureFile, readPicture} satisfies FiguresOptions],
      siteLinks,
    ],
    // For the links in the head of pages; src/pipeline/publish/feeds.ts makes the feeds.
    feedOptions: {type: ['rss', 'atom'], title: postsFeed.title},
  } satisfies Options;
}
