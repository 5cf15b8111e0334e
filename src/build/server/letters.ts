import {comparisonPage, isComparisonPath} from '../../lib/comparisonPath';

/** A path in the case of the intended address, or unchanged if there is none. */
export type InOwnLetters = (path: string) => string;

const ending = /(?:\/index)?(?:\.html)?$/i;

/**
 * Finds the address that differs from a path only in case. A competitor's name after the comparison page stays as
 * written.
 *
 * @param addresses of pages and redirects, without a trailing slash.
 */
export function letters(addresses: readonly string[]): InOwnLetters {
  const own = new Set(addresses);
  const byLetters = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return (path) => {
    const bare = path.replace(ending, '');
    if (own.has(path) || own.has(bare)) return path;
    const start = path.slice(0, comparisonPage.length);
    const compared = `${start.toLowerCase()}${path.slice(start.length)}`;
    if (isComparisonPath(compared)) return compared;
    return byLetters.get(bare.toLowerCase()) ?? path;
  };
}
