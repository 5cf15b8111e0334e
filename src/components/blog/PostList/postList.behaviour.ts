import {onMarked, type Behaviour} from '@site/src/browser/behaviour';
import {fetchCode} from '@site/src/browser/fetchCode';
import type * as actions from './actions';

let code: Promise<typeof actions> | undefined;

/** Does something with the list once the code for it is there; only pages with a list fetch it. */
function act(does: (list: typeof actions) => void): void {
  code ??= fetchCode(() => import(/* webpackChunkName: "post-list" */ './actions'));
  void code.then(does);
}

/** A list with a search has its code at once; a category's own one when it is to be longer. */
function open(): void {
  const isSearched = document.querySelector('[data-post-search]') !== null;
  const isLonger = document.querySelector('[data-post-list]') !== null && window.location.search.includes('pages=');
  if (isSearched || isLonger) act((list) => list.open());
}

/** Searches, filters and lengthens the lists of posts. */
export default {
  marks: ['data-post-search', 'data-post-category', 'data-more-posts', 'data-load-posts'],
  start() {
    onMarked('focusin', 'data-post-search', () => act((list) => list.load()));
    onMarked('input', 'data-post-search', () => act((list) => list.search()));
    onMarked('click', 'data-post-category', ({dataset}) => act((list) => list.choose(dataset.postCategory)));
    onMarked('click', 'data-more-posts', () => act((list) => list.showMore()));
    onMarked('click', 'data-load-posts', () => act((list) => list.load()));
    window.addEventListener('popstate', open);
  },
  onPage: open,
} satisfies Behaviour;
