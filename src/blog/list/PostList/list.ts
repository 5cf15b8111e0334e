import {fill} from '@site/src/browser/templates';
import {wholeList, type ListState} from '../listState';
import type {SearchedPost} from '../matchingPosts';
import {part, wordsOf} from '../PostCard/cardParts';

export interface ListedPost extends SearchedPost {
  /** Its card, made when it is shown for the first time. */
  readonly card: () => Element;
}

/** A list of posts on the page, and what it shows. */
export interface List {
  readonly box: HTMLElement;
  /** How many posts there are, and where the index of all of them is fetched. */
  readonly total: number;
  readonly index: string;
  /** The only one of the list. */
  readonly category: string | undefined;
  /** The grid in the HTML with the first page of posts, and how many they are. */
  readonly first: Element;
  readonly firstCount: number;
  /** A card to make others of; none where there are no posts. */
  readonly card: Element | null;
  /** The grid for the posts that a search finds, and what is said where there are none. */
  readonly found: Element;
  readonly none: Element;
  /** The ends of a list that goes on, and of one that could not be loaded. */
  readonly more: Element;
  readonly notLoaded: Element;
  /** All posts once they are loaded, the first page of them before. */
  posts: readonly ListedPost[];
  progress: 'waiting' | 'loading' | 'loaded' | 'failed';
  state: ListState;
}

/** Makes something when it is asked for, once. */
export function once<Made>(make: () => Made): () => Made {
  let made: {readonly value: Made} | undefined;
  return () => (made ??= {value: make()}).value;
}

function read(card: Element): ListedPost {
  return {
    title: wordsOf(card, 'title'),
    excerpt: wordsOf(card, 'excerpt'),
    category: wordsOf(card, 'category'),
    slug: part(card, 'title').getAttribute('href')?.split('/').slice(-1)[0] ?? '',
    // A copy: in `npm start` the card is React's.
    card: once(() => document.importNode(card, true)),
  };
}

/** Reads the list that the page holds, if it holds one. */
export function listOnPage(): List | undefined {
  const box = document.querySelector<HTMLElement>('[data-post-list]');
  const parts = document.querySelector('[data-post-list-parts]');
  const first = box?.firstElementChild;
  if (!box || !first || parts === null) return undefined;
  const own = document.importNode(parts, true);
  fill(own);
  const [found, none, more, notLoaded] = own.children;
  if (!found || !none || !more || !notLoaded) return undefined;
  const card = found.firstElementChild;
  const posts = [...first.children].map(read);
  const {postList, index = '', category} = box.dataset;
  const total = Number(postList);
  return {
    ...{box, total, index, category, first, firstCount: posts.length, card, found, none, more, notLoaded, posts},
    progress: posts.length < total ? 'waiting' : 'loaded',
    state: wholeList,
  };
}
