import type {ReadPost} from '../../../blog/plugin/posts';
import {releaseFeed} from '../../../content/releases';
import type {Page, Site, SiteFile} from '../site';
import {postFeeds} from './posts';
import {releaseFeedXml} from './releases';

/** Makes the feeds: of the posts as RSS and Atom, of the release notes as RSS. */
export async function makeFeeds(site: Site, pages: readonly Page[], posts: readonly ReadPost[]): Promise<SiteFile[]> {
  return [
    ...(await postFeeds(site, pages, posts)),
    {name: releaseFeed.path.slice(1), content: await releaseFeedXml(site.settings)},
  ];
}
