import {useEffect, useRef, useState} from 'react';
import {openIndex, type SearchIndex} from './pagefind';
import {search, type SearchResults} from './search';

export type SearchState =
  | {readonly kind: 'empty'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'found'; readonly results: SearchResults};

/** The index, once opened; a failure is not kept, so that the next try asks again. */
let opening: Promise<SearchIndex> | undefined;

function sharedIndex(): Promise<SearchIndex> {
  opening ??= openIndex();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** What a query finds. While a newer one is looked for, the results of the one before stay. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({kind: 'empty'});
  const latest = useRef(0);

  useEffect(() => {
    // The files are small, and on their way before the first letter is typed.
    sharedIndex().catch(() => undefined);
  }, []);

  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    const show = (next: SearchState): void => {
      // An answer that a newer query has overtaken is dropped.
      if (mine === latest.current) setState(next);
    };
    if (query.trim() === '') {
      show({kind: 'empty'});
      return;
    }
    setState((before) => (before.kind === 'found' ? before : {kind: 'loading'}));
    sharedIndex()
      .then((index) => search(index, query))
      .then(
        (results) => show({kind: 'found', results}),
        () => show({kind: 'failed'}),
      );
  }, [query]);

  return state;
}
