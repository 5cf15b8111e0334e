import {useEffect, type RefObject} from 'react';
import {scrollTopToShow} from '@site/src/docsSidebar/scroll';

/** Where the reader left the list; kept outside React, which forgets it when another part of the site is visited. */
let lastScrollTop = 0;

/** Kept free above and below the current page, in pixels. */
const margin = 16;

function showCurrentPage(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  const place = {top: Math.floor(top) - margin, height: current.offsetHeight + 2 * margin};
  list.scrollTop = scrollTopToShow({scrollTop: list.scrollTop, height: list.clientHeight}, place);
}

/** Keeps the list of pages where it was scrolled to from page to page, moving it only to show the current one. */
export function useListScroll(listRef: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    list.scrollTop = lastScrollTop;
    const remember = (): void => {
      lastScrollTop = list.scrollTop;
    };
    list.addEventListener('scroll', remember, {passive: true});
    return () => list.removeEventListener('scroll', remember);
  }, [listRef]);

  useEffect(() => {
    if (listRef.current !== null) showCurrentPage(listRef.current);
  }, [listRef, path]);
}
