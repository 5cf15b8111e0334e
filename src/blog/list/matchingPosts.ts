import {readCode} from '../../lib/typed/code';
import type {ListState} from './listState';

/** What a search looks at. */
export interface SearchedPost {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** Its address has the words that it is known by. */
  readonly slug: string;
}

/** A text in small letters, however somebody writes its quotes, dashes, spaces and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pi}\p{Pf}\p{DI}"'`´ʼ′″‚„]/gu, '')
    .replace(/[\p{Pd}\u2212\p{space},;:!?()…]+/gu, ' ')
    .toLowerCase()
    .trim();

const searched = new WeakMap<SearchedPost, string>();

/** All that a search looks at, folded once for all the keys that are pressed. */
function wordsOf(post: SearchedPost): string {
  const words = searched.get(post) ?? folded([post.title, post.excerpt, post.category, post.slug].join(' '));
  searched.set(post, words);
  return words;
}

/**
 * The posts that match: each word of the query is in title, excerpt, category or address, or all of it as it was typed
 * in title or excerpt, whatever the case; and the category.
 */
export function matchingPosts<Post extends SearchedPost>(posts: readonly Post[], {query, category}: ListState): Post[] {
  const typed = readCode(query) === '' ? '' : query.trim().toLowerCase();
  const words = folded(query).split(' ');
  const isMatch = (post: Post): boolean =>
    post.title.toLowerCase().includes(typed) ||
    post.excerpt.toLowerCase().includes(typed) ||
    words.every((word) => word !== '' && wordsOf(post).includes(word));
  return posts.filter((post) => (category === undefined || post.category === category.name) && isMatch(post));
}
