import {Feed} from 'feed';
import type {Element} from 'hast';
import {postsFeed} from '../../blog/feed';
import type {ReadPost} from '../../blog/plugin/posts';
import {
  appScreens,
  latestRelease,
  releaseFeed,
  releaseMonths,
  releaseNotesPath,
  type ReleaseNote,
} from '../../content/releases';
import {noon} from '../../lib/dates';
import {below} from '../../lib/settings/address';
import type {Settings} from '../../lib/settings/parse';
import {feedText} from '../html/feedText';
import {element, escaped, find, text} from '../html/tree';
import type {Page, Site, SiteFile} from './site';

const link = (href: string, label: string): Element => element('a', [text(label)], {href});

function entry({title, text: words, more, app}: ReleaseNote, appUrl: string): Element {
  const links = [
    ...(more ? [link(more.to, more.label)] : []),
    ...(app ? [link(below(appUrl, appScreens[app].path), appScreens[app].label)] : []),
  ];
  const spaced = links.flatMap((each) => [text(' '), each]);
  return element('li', [element('strong', [text(`${title}.`)]), text(` ${words}`), ...spaced]);
}

/** The release notes as an RSS 2.0 feed, with an item for each month and full addresses. */
export function releaseFeedFile({siteUrl, appUrl}: Settings): SiteFile {
  const page = `${siteUrl}${releaseNotesPath}`;
  const feed = new Feed({
    id: page,
    link: page,
    feedLinks: {rss: `${siteUrl}${releaseFeed.path}`},
    title: releaseFeed.title,
    description: 'What changed in Tailor AI, month by month.',
    language: 'en',
    copyright: 'Tailor AI',
    updated: noon(latestRelease.date),
  });
  for (const {id, heading, version, date, notes} of releaseMonths) {
    const list = element(
      'ul',
      notes.map((note) => entry(note, appUrl)),
    );
    feed.addItem({
      title: version === undefined ? heading : `${heading}, release ${version}`,
      link: `${page}#${id}`,
      date: noon(date),
      description: notes.map((note) => `${note.title}.`).join(' '),
      content: feedText(list, siteUrl, page),
    });
  }
  return {name: releaseFeed.path.slice(1), content: feed.rss2()};
}

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
    const content = page && find(page.tree, ({properties}) => properties.dataPostText !== undefined);
    if (content === undefined) throw new Error(`The page of the post ${permalink} has no element with data-post-text.`);
    feed.addItem({
      title,
      id: `${url}${permalink}`,
      link: `${url}${permalink}`,
      date,
      description,
      category: [{name: summary.category, term: summary.category}],
      // RSS has no author without an address: theirs is the site's.
      author: [{name, email: settings.contactEmail, link: new URL(link, url).href}],
      content: feedText({type: 'root', children: content.children}, url, `${url}${permalink}`),
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
