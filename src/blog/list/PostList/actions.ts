/** What can be done with the list of posts; fetched on pages that have one. */
import {isForInputMethod} from '@site/src/browser/keyTarget';
import {categories} from '../../categories';
import {isNarrowed, pageSize, readListState, wholeList, writeListState, type ListState} from '../listState';
import {draw} from './draw';
import {listOnPage, type List} from './list';

/** The list of the page that is on screen. */
let list: List | undefined;

/** The field of the page's search; a category's own page has none. */
const searchField = (): HTMLInputElement | null => document.querySelector('[data-post-search]');

function currentList(): List | undefined {
  if (list?.box.isConnected !== true) open();
  return list;
}

/** Fetches the posts that the page does not hold, unless they are there or on their way. */
export function load(): void {
  const own = currentList();
  if (own === undefined || own.progress === 'loading' || own.progress === 'loaded') return;
  const turn = (difference: Partial<List>): void => {
    Object.assign(own, difference);
    draw(own);
  };
  turn({progress: 'loading'});
  Promise.all([import(/* webpackChunkName: "all-posts" */ './allPosts'), fetch(own.index)])
    .then(([{readPosts}, answer]) => readPosts(own, answer))
    .then(
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
  const state = {...(currentList()?.state ?? wholeList), shown: pageSize, ...difference};
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
  if (list === undefined) return;
  const field = searchField();
  const asked = readListState(window.location.search);
  // A category's own page has nothing to search with.
  list.state = field === null ? {...wholeList, shown: asked.shown} : asked;
  if (!isKnown && field?.value) {
    search();
    return;
  }
  if (field !== null && field.value !== asked.query) field.value = asked.query;
  show(list.state);
}

/** Looks for what is in the search field. */
export function search(): void {
  change({query: searchField()?.value ?? ''}, 'replace');
}

/** Puts an on-screen keyboard away, which lies over what was found; where there is another one, the focus stays. */
export function showFound(event: KeyboardEvent): void {
  const isOnScreen = window.matchMedia('(pointer: coarse)').matches;
  if (event.key === 'Enter' && !isForInputMethod(event) && isOnScreen) searchField()?.blur();
}

/** Narrows the list to a category, or to none. */
export function choose(category: string | undefined): void {
  change({category: categories.find(({slug}) => slug === category)}, 'push');
}

/** Shows a page of posts more. */
export function showMore(): void {
  change({shown: (currentList()?.state.shown ?? 0) + pageSize}, 'replace');
}
