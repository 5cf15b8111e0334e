import type {ReadPost} from '../../../blog/plugin/posts';
import type {Page, Site, SiteFile} from '../site';
import {releaseFeedFile} from './releases';
import {Feed} from 'feed';
import {postsFeed} from '../../../blog/feed';
import {feedText} from '../../html/feedText';
import {escaped, find} from '../../html/tree';

/** The blog's feeds, with the full text of each post, from its page. */
function postFeeds({url, settings}: Site, pages: readonly Page[], posts: readonly ReadPost[]): SiteFile[] {
  const blog = `${url}${postsFeed.path}`;
  const feed = new Feed({
    id: blog,
    link: blog,
    feedLinks: {rss: `${blog}/rss.xml`, atom: `${blog}/atom.xml`},
    title: postsFeed.title,
    description: postsFeed.description,
    language: 'en',
    favicon: `${url}/img/favicon.svg`,
    copyright: postsFeed.copyright,
    ...(posts[0] !== undefined && {updated: posts[0].source.metadata.date}),
  });
  for (const {source, summary} of posts) {
    const {title, permalink, date, description} = source.metadata;
    const {name, url: link} = summary.author;
    const page = pages.find(({path}) => path === permalink);
    const text = page && find(page.tree, ({properties}) => properties.dataPostText !== undefined);
    if (text === undefined) throw new Error(`The page of the post ${permalink} has no element with data-post-text.`);
    feed.addItem({
      title,
      id: `${url}${permalink}`,
      link: `${url}${permalink}`,
      date,
      description,
      category: [{name: summary.category, term: summary.category}],
      // RSS has no author without an address: theirs is the site's.
      author: [{name, email: settings.contactEmail, link: new URL(link, url).href}],
      content: feedText({type: 'root', children: text.children}, url, `${url}${permalink}`),
    });
  }
  const folder = postsFeed.path.slice(1);
  const rss = feed.rss2();
  // In Atom categories are attributes, which the library does not escape.
  for (const item of feed.items) {
    item.category = item.category?.map(({name = ''}) => ({name: escaped(name), term: escaped(name)}));
  }
  return [
    {name: `${folder}/rss.xml`, content: rss},
    {name: `${folder}/atom.xml`, content: feed.atom1()},
  ];
}

/** Makes the feeds: of the posts as RSS and Atom, of the release notes as RSS. */
export function makeFeeds(site: Site, pages: readonly Page[], posts: readonly ReadPost[]): SiteFile[] {
  return [...postFeeds(site, pages, posts), releaseFeedFile(site.settings)];
}
