import {comparisonPage, isComparisonPath} from '../../lib/comparisonPath';
import {cleanPath} from '../../lib/cleanPath';

/** A row of the redirect table, with the status to answer. */
export type Row = readonly [from: string, to: string, status: number];

/** What a path means. */
export interface Meaning {
  /** The address that it stands for, in that address's own letters. */
  readonly path: string;
  /** The row for it, if it is an old path. */
  readonly row: Row | undefined;
}

/** Finds what a path means; undefined if it is not a plain path, with or without debris at its end. */
export type Meant = (pathname: string) => Meaning | undefined;

const ending = /(?:\/index)?(?:\.html)?$/i;
const index = /\/index(?:\.html)?$/i;

/**
 * Finds the address that a path stands for: without ".html" and "index", and regardless of case. A competitor's name
 * after the comparison page stays as written.
 *
 * @param pages their addresses, without a trailing slash.
 * @param rows the redirects.
 */
export function meaningIn(pages: readonly string[], rows: readonly Row[]): Meant {
  const own = new Map(pages.map((page) => [page.toLowerCase(), page]));
  const moved = new Map(rows.map((row) => [row[0].toLowerCase(), row]));
  return (pathname) => {
    const clean = cleanPath(pathname);
    if (clean === undefined) return undefined;
    const letters = (clean.replace(ending, '') || '/').toLowerCase();
    const row = moved.get(letters);
    const start = clean.slice(0, comparisonPage.length);
    const compared = `${start.toLowerCase()}${clean.slice(start.length)}`;
    const isCompared = isComparisonPath(compared) && !index.test(clean);
    return {row, path: isCompared ? compared : (own.get(letters) ?? clean)};
  };
}
