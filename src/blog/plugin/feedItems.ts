import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedText} from '../../build/html/feedText';
import {loadLibraries} from '../../build/html/libraries.cjs';

/** The items of the feeds: the text of each post without what only this site's styles and scripts can read. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const {parse} = await loadLibraries();
  const items = await defaultCreateFeedItems(params);
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      author: item.author?.map(({link, ...author}) => ({
        ...author,
        ...(link !== undefined && {link: new URL(link, params.siteConfig.url).href}),
      })),
      content: await feedText(parse(item.content ?? ''), params.siteConfig.url),
    })),
  );
};
