import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {choose, load, open, search, showFound, showMore} from './actions';

/** A list with a search opens as its address says; a category's own one when it is to be longer. */
function openList(): void {
  const isSearched = document.querySelector('[data-post-search]') !== null;
  const isLonger = document.querySelector('[data-post-list]') !== null && window.location.search.includes('pages=');
  if (isSearched || isLonger) open();
}

/** Searches, filters and lengthens the lists of posts. */
export default {
  marks: ['data-post-search', 'data-post-category', 'data-more-posts', 'data-load-posts'],
  start() {
    onMarked('focusin', 'data-post-search', load);
    onMarked('input', 'data-post-search', search);
    onMarked('keydown', 'data-post-search', (_, event) => showFound(event));
    onMarked('click', 'data-post-category', ({dataset}) => choose(dataset.postCategory));
    onMarked('click', 'data-more-posts', showMore);
    onMarked('click', 'data-load-posts', load);
    window.addEventListener('popstate', openList);
  },
  onPage: openList,
} satisfies Behavior;
