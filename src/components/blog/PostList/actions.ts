/** What can be done with the list of posts; fetched on pages that have one. */
import {categories} from '@site/src/blog/categories';
import {isNarrowed, pageSize, readListState, wholeList, writeListState, type ListState} from '@site/src/blog/listState';
import {allPosts} from './allPosts';
import {draw, searchField} from './draw';
import {listOnPage, type List} from './list';

/** The list of the page that is on screen. */
let list: List | undefined;

/** Fetches the posts that the page does not hold, unless they are there or on their way. */
export function load(): void {
  const own = list;
  if (own === undefined || own.progress === 'loading' || own.progress === 'loaded') return;
  const turn = (difference: Partial<List>): void => {
    Object.assign(own, difference);
    draw(own);
  };
  turn({progress: 'loading'});
  allPosts(own).then(
    (posts) => turn({posts, progress: 'loaded'}),
    () => turn({progress: 'failed'}),
  );
}

function show(state: ListState): void {
  if (list === undefined) return;
  list.state = state;
  if (isNarrowed(state)) load();
  draw(list);
}

/** Shows another part of the list, and writes it into the address: as a step of its own in the history, or not. */
function change(difference: Partial<ListState>, entry: 'push' | 'replace'): void {
  const state = {...(list?.state ?? wholeList), shown: pageSize, ...difference};
  show(state);
  const {pathname, search: query, hash} = window.location;
  try {
    window.history[`${entry}State`](window.history.state, '', pathname + writeListState(state, query) + hash);
  } catch {
    // Safari allows a hundred changes in half a minute; the list is right without the address.
  }
}

/** Shows what the address asks for; words that were typed before anything listened go before it. */
export function open(): void {
  const isKnown = list?.box.isConnected === true;
  if (!isKnown) list = listOnPage();
  const state = readListState(window.location.search);
  const typed = isKnown ? '' : searchField()?.value;
  // A category's own page has nothing to search with.
  show(list?.category === undefined ? state : {...wholeList, shown: state.shown});
  if (typed) change({query: typed}, 'replace');
}

/** Looks for what stands in the search field. */
export function search(): void {
  change({query: searchField()?.value ?? ''}, 'replace');
}

/** Narrows the list to a category, or to none. */
export function choose(category: string | undefined): void {
  change({category: categories.find(({slug}) => slug === category)}, 'push');
}

/** Shows a page of posts more. */
export function showMore(): void {
  change({shown: (list?.state.shown ?? 0) + pageSize}, 'replace');
}
