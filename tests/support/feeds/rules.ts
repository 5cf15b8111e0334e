import type {FeedElement} from './read';
import {childrenOf, inHtml, isRfc3339, isRfc822, isWhole, missing, shared, textOf, type Broken} from './values';

/** `mail (Name)`: https://validator.w3.org/feed/docs/error/InvalidContact.html */
const mailAndName = /^[^\s@()]+@[^\s@()]+\.[^\s@()]+ \([^()]+\)$/;

const texts = ({children}: FeedElement): Broken[] => children.flatMap(inHtml);

const datesAs = (isDate: (text: string) => boolean, element: FeedElement, names: readonly string[]): Broken[] =>
  names.flatMap((name) =>
    childrenOf(element, name).flatMap(({text}) =>
      isDate(text) ? [] : [`${name} is "${text}", which is no such date`],
    ),
  );

function selfLink(links: readonly FeedElement[], address: string): Broken[] {
  const own = links.filter(({attributes}) => attributes.rel === 'self').map(({attributes}) => attributes.href ?? '');
  if (own.length !== 1) return [`${own.length} links say where the feed is, not one`];
  return own[0] === address ? [] : [`the feed says that it is at ${own[0]} and is at ${address}`];
}

function inItem(item: FeedElement): Broken[] {
  const authors = childrenOf(item, 'author');
  const guid = childrenOf(item, 'guid')[0];
  const isLink = guid?.attributes.isPermaLink !== 'false';
  const names = item.children.map(({name}) => name);
  const description = names.indexOf('description');
  return [
    ...missing(item, ['title', 'link', 'guid', 'pubDate']),
    ...datesAs(isRfc822, item, ['pubDate']),
    ...(isLink && !isWhole(guid?.text ?? '') ? [`guid is "${guid?.text}", which is no address`] : []),
    ...childrenOf(item, 'link').flatMap(({text}) => (isWhole(text) ? [] : [`link is "${text}", which is not whole`])),
    ...authors.flatMap(({text}) => (mailAndName.test(text) ? [] : [`author is "${text}", not "mail (Name)"`])),
    ...(authors.length > 0 && names.includes('dc:creator') ? ['author and dc:creator say the same'] : []),
    ...(names.includes('content:encoded') && (description < 0 || description > names.indexOf('content:encoded'))
      ? ['content:encoded comes without a description before it']
      : []),
    ...childrenOf(item, 'title').flatMap(({text}) => (/<\w|&\w+;/.test(text) ? [`title holds markup: ${text}`] : [])),
    ...texts(item),
  ];
}

function inRss(rss: FeedElement, address: string): Broken[] {
  const [channel] = childrenOf(rss, 'channel');
  if (channel === undefined) return ['there is no channel'];
  const items = childrenOf(channel, 'item');
  const names = channel.children.map(({name}) => name);
  return [
    ...missing(channel, ['title', 'link', 'description', 'language']),
    ...datesAs(isRfc822, channel, ['lastBuildDate', 'pubDate']),
    ...selfLink(childrenOf(channel, 'atom:link'), address),
    ...(names.slice(names.indexOf('item')).some((name) => name !== 'item') ? ['items are not last'] : []),
    ...shared(items, 'guid'),
    ...items.flatMap(inItem),
  ];
}

function inEntry(entry: FeedElement, hasAuthor: boolean): Broken[] {
  const authors = childrenOf(entry, 'author');
  const [published, updated] = ['published', 'updated'].map((name) => Date.parse(textOf(entry, name) ?? ''));
  const links = childrenOf(entry, 'link').filter(({attributes: {rel = 'alternate'}}) => rel === 'alternate');
  return [
    ...missing(entry, ['id', 'title', 'updated']),
    ...datesAs(isRfc3339, entry, ['published', 'updated']),
    ...(Number(published) > Number(updated) ? ['updated is before published'] : []),
    ...(isWhole(textOf(entry, 'id') ?? '') ? [] : [`id is "${textOf(entry, 'id')}", which is no address`]),
    ...(authors.length === 0 && !hasAuthor ? ['neither the feed nor an entry has an author'] : []),
    ...authors.flatMap((author) => [
      ...missing(author, ['name']),
      ...childrenOf(author, 'uri').flatMap(({text}) => (isWhole(text) ? [] : [`uri is "${text}", which is not whole`])),
    ]),
    ...(links.length === 1 ? [] : [`an entry has ${links.length} links to its page, not one`]),
    ...links.flatMap(({attributes: {href = ''}}) => (isWhole(href) ? [] : [`link is "${href}", which is not whole`])),
    ...texts(entry),
  ];
}

function inAtom(feed: FeedElement, address: string): Broken[] {
  const entries = childrenOf(feed, 'entry');
  const latest = Math.max(...entries.map((entry) => Date.parse(textOf(entry, 'updated') ?? '')));
  return [
    ...missing(feed, ['id', 'title', 'updated']),
    ...datesAs(isRfc3339, feed, ['updated']),
    ...selfLink(childrenOf(feed, 'link'), address),
    ...(Date.parse(textOf(feed, 'updated') ?? '') < latest ? ['the feed is older than an entry of it'] : []),
    ...shared(entries, 'id'),
    ...entries.flatMap((entry) => inEntry(entry, childrenOf(feed, 'author').length > 0)),
  ];
}

/**
 * What the W3C's validator would say of a feed, by the rules of https://validator.w3.org/feed/docs and of its source,
 * https://github.com/w3c/feedvalidator, that a feed of texts can break.
 *
 * @param feed from readFeed.
 * @param address where the feed is served.
 */
export function feedProblems(feed: FeedElement | undefined, address: string): Broken[] {
  if (feed?.name === 'rss') return inRss(feed, address);
  if (feed?.name === 'feed') return inAtom(feed, address);
  return [feed === undefined ? 'the feed is not well-formed' : `<${feed.name}> is no feed`];
}
