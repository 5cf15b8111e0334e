import {redirects} from '../../content/redirects';
import {cleanPath} from '../../lib/cleanPath';
import {findRedirect, type OutsideAddresses} from '../../lib/redirects';

/** What a missing page is: it has moved, it is a post, or it is unknown. */
export type Outcome = {readonly kind: 'moved'; readonly to: string} | {readonly kind: 'post' | 'page'};

/**
 * Decides what to do for an address without a page. Old paths are redirected regardless of case, with query and hash,
 * and so are paths with stray characters at the end, for hosts without redirect rules. Trailing slashes are left to the
 * host, which may have added them. Unknown paths below /blog are posts, since a plain host has only one 404 page.
 */
export function outcomeOf(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  outside: OutsideAddresses,
): Outcome {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const clean = cleanPath(path) ?? path;
  const address = `${clean}${search}${hash}`;
  const moved = findRedirect(redirects, outside, address);
  if (moved !== undefined) return {kind: 'moved', to: moved.url};
  if (clean !== path) return {kind: 'moved', to: address};
  return {kind: path.startsWith('/blog/') ? 'post' : 'page'};
}
