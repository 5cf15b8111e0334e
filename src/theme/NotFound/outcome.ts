import {redirects} from '../../content/redirects';
import {cleanPath} from '../../lib/cleanPath';
import {findRedirect, type OutsideAddresses} from '../../lib/redirects';

/** What became of a page that is not there: it has moved, it was a post, or it is unknown. */
export type Outcome = {readonly kind: 'moved'; readonly to: string} | {readonly kind: 'post' | 'page'};

/**
 * Tells where the visitor of an address that leads to no page is to go. An old
 * path leads on in whatever letters, with its query and hash; so does a path
 * with debris at its end, for hosts that know no rules. Slashes alone are left
 * to the host, which may be the one that adds them. An unknown path below /blog
 * is a post's, since a plain host answers every path with the same page.
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
