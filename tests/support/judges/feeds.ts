import {readdirSync, readFileSync} from 'node:fs';
import {Readable} from 'node:stream';
import FeedParser from 'feedparser';
import Parser from 'rss-parser';

/** Every feed of a built site: its file and its text. */
export const builtFeeds = (folder: string): {file: string; xml: string}[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.xml'))
    .map((file) => ({file, xml: readFileSync(`${folder}/${file}`, 'utf8')}))
    .filter(({xml}) => /<(rss|feed)[\s>]/.test(xml));

/** What a reader needs of each entry. */
interface Entry {
  /** By which a reader knows what it has shown already. */
  readonly id?: string | undefined;
  readonly title?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly date?: Date | string | null | undefined;
  readonly text?: string | null | undefined;
  readonly author?: string | null | undefined;
  readonly categories?: readonly unknown[] | undefined;
}

/** Read as feedparser reads it, from which many readers are made. */
async function byFeedParser(xml: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const parser: AsyncIterable<FeedParser.Item> = Readable.from([xml]).pipe(new FeedParser({}));
  for await (const {guid, title, link, pubdate, description, author, categories} of parser)
    entries.push({id: guid, title, link, date: pubdate, text: description, author, categories});
  return entries;
}

/** Read as rss-parser reads it. It looks for no categories in Atom. */
async function byRssParser(xml: string): Promise<Entry[]> {
  const parser = new Parser<object, {author?: string}>();
  const {items} = await parser.parseString(xml);
  return items.map(({title, link, isoDate, content, creator, author, categories}) => ({
    title,
    link,
    date: isoDate,
    text: content,
    author: creator ?? author,
    ...(xml.includes('<rss') && {categories}),
  }));
}

const sharedIds = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({id}, index) =>
    id !== undefined && entries.findIndex((other) => other.id === id) < index ? [`two have the id ${id}`] : [],
  );

/** The addresses in a text that lead nowhere once it is shown on another site. */
const relativeIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\s(?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [] : [address],
  );

function faultsOf(reader: string, entry: Entry, isOfPosts: boolean): string[] {
  const {title, link, date, text} = entry;
  const name = `${reader}: ${title ?? 'an entry'}`;
  const missing = [
    ['title', title],
    ['text', text],
    ['date', date && !Number.isNaN(new Date(date).getTime())],
    ['link', link && URL.canParse(link)],
    ...(isOfPosts ? [['author', entry.author]] : []),
    ...(isOfPosts && 'categories' in entry ? [['category', entry.categories?.length]] : []),
  ].flatMap(([part, value]) => (value ? [] : [`${name} has no ${String(part)}`]));
  return [...missing, ...relativeIn(text ?? '').map((address) => `${name} has the address "${address}"`)];
}

/**
 * What two readers miss in a feed.
 *
 * @param isOfPosts whether its entries have an author and a category.
 * @throws Error where one of them cannot read it.
 */
export async function feedFaults(xml: string, isOfPosts: boolean): Promise<string[]> {
  const readers = {feedparser: await byFeedParser(xml), 'rss-parser': await byRssParser(xml)};
  const counts = Object.values(readers).map(({length}) => length);
  const written = xml.match(/<(item|entry)[\s>]/g)?.length ?? 0;
  return [
    ...(counts.every((count) => count === written && count > 0) ? [] : [`${counts.join(' and ')} of ${written} read`]),
    ...sharedIds(readers.feedparser),
    ...Object.entries(readers).flatMap(([reader, entries]) =>
      entries.flatMap((entry) => faultsOf(reader, entry, isOfPosts)),
    ),
  ];
}
