import {openIndex, type SearchIndex} from './pagefind';
import {search, type SearchResults} from './search';

let opening: Promise<SearchIndex> | undefined;

/** Lets the next search open the index anew, unless another one has done so meanwhile. */
function forget(index: Promise<SearchIndex>): void {
  if (opening === index) opening = undefined;
}

/** Opens the index once. After a failure, the next call tries again. */
export function prepareIndex(): Promise<SearchIndex> {
  if (opening !== undefined) return opening;
  const mine = openIndex();
  opening = mine;
  mine.catch(() => forget(mine));
  return mine;
}

async function searchOnce(query: string): Promise<SearchResults> {
  const opened = prepareIndex();
  const index = await opened;
  try {
    return await search(index, query);
  } catch (error) {
    // Pagefind never retries.
    forget(opened);
    index.close();
    throw error;
  }
}

/**
 * Searches the whole site. Where the index, or a part of it, cannot be fetched, all of it is fetched once more: one lost
 * request is no reason to tell the visitor, nor one that belonged to an earlier letter.
 *
 * @throws Error if it fails again.
 */
export const searchSite = (query: string): Promise<SearchResults> => searchOnce(query).catch(() => searchOnce(query));
