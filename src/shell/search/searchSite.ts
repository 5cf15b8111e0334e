import {openIndex, type SearchIndex} from './pagefind';
import {search, type SearchResults} from './search';

let opening: Promise<SearchIndex> | undefined;

/** Opens the index, once; a failure is not kept, so that the next try asks again. */
export function prepareIndex(): Promise<SearchIndex> {
  if (opening !== undefined) return opening;
  const mine = openIndex();
  opening = mine;
  mine.catch(() => {
    if (opening === mine) opening = undefined;
  });
  return mine;
}

/**
 * Looks for a query in the whole site.
 *
 * @throws Error where the index, or a part of it, cannot be had; the next search asks for all of it again.
 */
export async function searchSite(query: string): Promise<SearchResults> {
  const index = await prepareIndex();
  try {
    return await search(index, query);
  } catch (error) {
    // Pagefind never asks again for what it has missed.
    index.close();
    opening = undefined;
    throw error;
  }
}
