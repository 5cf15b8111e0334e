import {plainPath} from './plainPath';
import {carryOver, splitAddress} from './redirectTarget';

/** The outside addresses a redirect may lead to, by the name of their setting. */
export type OutsideAddress = 'appUrl' | 'demoVideoUrl';

/** One row of the table: an old path, and the page or outside address that replaced it. */
export type Redirect =
  {readonly from: string; readonly to: string} | {readonly from: string; readonly toSetting: OutsideAddress};

/** Where an address finally leads: `external` is outside this site. */
export interface Destination {
  readonly url: string;
  readonly external: boolean;
}

/** A row with its chain followed to the end. */
export interface ResolvedRedirect extends Destination {
  readonly from: string;
}

/** Those addresses, from the settings. */
export type OutsideAddresses = Readonly<Record<OutsideAddress, string>>;

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Servers find a path with these endings too. */
const withoutEnding = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?$/i, '') || '/';

/** The row for a path, regardless of case and of a trailing slash or another ending that stands for the same. */
function rowFrom(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  const from = withoutEnding(withoutTrailingSlash(pathname)).toLowerCase();
  return redirects.find((redirect) => redirect.from.toLowerCase() === from);
}

/**
 * Follows an address (path, query, hash) to the end of its chain; undefined if it is not redirected. Query and hash
 * survive every hop. The table must not have loops, which resolveRedirects checks.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  outside: OutsideAddresses,
  address: string,
): Destination | undefined {
  const row = rowFrom(redirects, splitAddress(address).path);
  if (row === undefined) return undefined;
  if ('toSetting' in row) return {url: carryOver(outside[row.toSetting], address), external: true};
  const next = carryOver(row.to, address);
  return findRedirect(redirects, outside, next) ?? {url: next, external: false};
}

function fail(redirect: Redirect, problem: string): never {
  throw new Error(`Redirect from "${redirect.from}": ${problem}`);
}

function checkRow(redirect: Redirect): void {
  const {path} = splitAddress(redirect.from);
  const bare = withoutEnding(`/${path.replace(/^\/+|\/+$/g, '')}`);
  if (redirect.from !== bare || bare === '/') {
    fail(redirect, `a redirect starts at a plain path; write "${bare === '/' ? '/old-page' : bare}".`);
  }
  if (!new RegExp(`^${plainPath}$`).test(redirect.from)) {
    fail(redirect, 'write a path of letters, digits, "-", "_", "." and "~", which servers find however it is encoded.');
  }
  if ('to' in redirect && !/^\/(?!\/)/.test(redirect.to)) {
    fail(
      redirect,
      `"${redirect.to}" is not a page; write a path such as "/demos", or toSetting for an outside address.`,
    );
  }
  if ('to' in redirect && /[^!#-;=?-[\]_a-z~]|'/i.test(redirect.to)) {
    fail(
      redirect,
      `"${redirect.to}" cannot be sent; write it encoded, with a space as %20 and a quotation mark as %22.`,
    );
  }
}

function checkChain(redirects: readonly Redirect[], start: Redirect): void {
  const visited = [start.from];
  for (let row: Redirect | undefined = start; row !== undefined && 'to' in row;) {
    const {path} = splitAddress(row.to);
    const next = withoutTrailingSlash(path);
    visited.push(next);
    if (visited.indexOf(next) < visited.length - 1) {
      fail(start, `${visited.join(' -> ')} never ends; point one of them at a page.`);
    }
    row = rowFrom(redirects, next);
  }
}

/**
 * Resolves every chain of the table into one hop.
 *
 * @throws Error with the path and what to write instead, for a `from` that is not a plain path, an invalid target, a
 * duplicate or a loop.
 */
export function resolveRedirects(redirects: readonly Redirect[], outside: OutsideAddresses): ResolvedRedirect[] {
  const seen = new Set<string>();
  for (const redirect of redirects) {
    checkRow(redirect);
    const letters = redirect.from.toLowerCase();
    if (seen.has(letters)) fail(redirect, 'it is in the table twice; keep one of the rows.');
    seen.add(letters);
  }
  return redirects.map((redirect) => {
    checkChain(redirects, redirect);
    const destination = findRedirect(redirects, outside, redirect.from);
    return destination ? {from: redirect.from, ...destination} : fail(redirect, 'it leads nowhere; give it a target.');
  });
}

/**
 * Checks resolved redirects against the pages of the built site.
 *
 * @throws Error if a redirect hides a page or leads to a missing one.
 */
export function checkAgainstPages(redirects: readonly ResolvedRedirect[], pages: readonly string[]): void {
  const known = new Set(pages.map(withoutTrailingSlash));
  // Servers match both regardless of case.
  const letters = new Set([...known].map((page) => page.toLowerCase()));
  for (const {from, url, external} of redirects) {
    if (letters.has(from.toLowerCase()))
      throw new Error(`Redirect from "${from}" would hide the page there; delete the row or the page.`);
    const {path} = splitAddress(url);
    if (!external && !known.has(withoutTrailingSlash(path))) {
      throw new Error(`Redirect from "${from}" leads to "${path}", which is not a page; write the path of a page.`);
    }
  }
}
