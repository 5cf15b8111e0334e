import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {loadLibraries} from '../../build/html/libraries.cjs';
import {feedText} from '../../build/html/feedText';

/**
 * The items of the feeds: the text of each post without what only this site's
 * styles and scripts can read. The day of publication is a day everywhere: at
 * noon in Greenwich it is the same date in all of America, Europe and Asia.
 */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const {parse} = await loadLibraries();
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    date: new Date(`${item.date.toISOString().slice(0, 10)}T12:00:00Z`),
    content: feedText(parse(item.content ?? ''), params.siteConfig.url),
  }));
};
