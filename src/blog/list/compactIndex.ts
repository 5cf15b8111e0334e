import {categories} from '../categories';
import type {Author, PostSummary} from '../summary';

/** A post in few characters: categories and authors by number, the cover's folder left out. */
type Row = readonly [
  slug: string,
  title: string,
  excerpt: string,
  category: number,
  date: string,
  minutes: number,
  author: number,
  cover: string,
  width: number,
  height: number,
];

/** All posts without their texts, the newest first; what the list fetches to search and to show more. */
export interface CompactIndex {
  readonly covers: string;
  readonly authors: readonly Author[];
  readonly posts: readonly Row[];
}

/** @param covers the folder of all covers, with the slash at its end. */
export function writeCompactIndex(posts: readonly PostSummary[], covers: string): CompactIndex {
  const key = ({name, url}: Author): string => `${name} ${url}`;
  const authors = new Map(posts.map(({author}) => [key(author), author]));
  const order = [...authors.keys()];
  return {
    covers,
    authors: [...authors.values()],
    posts: posts.map(({slug, title, excerpt, category, date, minutes, author, cover}) => [
      slug,
      title,
      excerpt,
      categories.findIndex(({name}) => name === category),
      date,
      minutes,
      order.indexOf(key(author)),
      cover.src.slice(covers.length),
      cover.width,
      cover.height,
    ]),
  };
}

/** @throws Error where a row names a category or an author that the index does not have. */
export function readCompactIndex({covers, authors, posts}: CompactIndex): PostSummary[] {
  return posts.map(([slug, title, excerpt, categoryAt, date, minutes, authorAt, file, width, height]) => {
    const category = categories[categoryAt]?.name;
    const author = authors[authorAt];
    if (category === undefined || author === undefined) throw new Error(`The index of posts is damaged at "${slug}".`);
    return {slug, title, excerpt, category, date, minutes, author, cover: {src: covers + file, width, height}};
  });
}
