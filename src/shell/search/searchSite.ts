import {openIndex, type SearchIndex} from './pagefind';
import {search, type SearchResults} from './search';

let opening: Promise<SearchIndex> | undefined;

/** Opens the index once. After a failure, the next call tries again. */
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
 * Searches the whole site.
 *
 * @throws Error if the index, or a part of it, cannot be fetched; the next search fetches all of it again.
 */
export async function searchSite(query: string): Promise<SearchResults> {
  const index = await prepareIndex();
  try {
    return await search(index, query);
  } catch (error) {
    // Pagefind never retries.
    index.close();
    opening = undefined;
    throw error;
  }
}
