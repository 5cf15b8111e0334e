import {useCallback, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {readListState, wholeList, writeListState, type ListState} from '@site/src/blog/listState';

/** How a change of the list's state enters the browser's history: Back leads to before it, or past it. */
export type HistoryEntry = 'push' | 'replace';

/**
 * The list's state, which stands in the address. The router is not told of
 * changes here, since it would load the page's data anew at each key; it tells
 * us of Back, Forward and links to the list.
 */
export function useListState(): readonly [ListState, (state: ListState, entry: HistoryEntry) => void] {
  const location = useLocation();
  const [state, setState] = useState(wholeList);

  useLayoutEffect(() => setState(readListState(window.location.search)), [location]);

  const change = useCallback((next: ListState, entry: HistoryEntry): void => {
    setState(next);
    const {pathname, search, hash} = window.location;
    const address = `${pathname}${writeListState(next, search)}${hash}`;
    try {
      window.history[`${entry}State`](window.history.state, '', address);
    } catch {
      // Safari allows a hundred changes in half a minute; the list is right without the address.
    }
  }, []);
  return [state, change];
}
