import {readStored, store} from '@site/src/lib/storage';

export const listScrollKey = 'docs-list-scroll';

/** Kept free above and below the current page, in pixels. */
const margin = 16;

/** Keeps for the next page of the docs how far the list is scrolled; where storage is denied, it starts at its top. */
export function rememberListScroll(list: HTMLElement): void {
  store('sessionStorage', listScrollKey, list.scrollTop > 0 ? String(list.scrollTop) : undefined);
}

/** Scrolls the list to where it was on the page before, moving it only to show the current page. */
export function restoreListScroll(list: HTMLElement): void {
  // In `npm start` the list is still the one of the page before.
  if (list.scrollTop === 0) list.scrollTop = Number(readStored('sessionStorage', listScrollKey) ?? 0);
  const current = list.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  const first = Math.floor(top) - margin;
  const last = first + current.offsetHeight + 2 * margin;
  if (first < list.scrollTop) list.scrollTop = first;
  else if (last > list.scrollTop + list.clientHeight) list.scrollTop = last - list.clientHeight;
}
