import {openIndex, type SearchIndex} from './pagefind';

let opening: Promise<SearchIndex> | undefined;

/** The index, opened once; a failure is not kept, so that the next try asks again. */
export function sharedIndex(): Promise<SearchIndex> {
  opening ??= openIndex();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}
