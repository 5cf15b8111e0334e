import {quote, type Problem} from '../finding';
import {nearestOf} from '../suggest';

const mostNamed = 6;

/**
 * Whether a page has the place behind the `#` of an address.
 *
 * @param path the address without it; empty for the post itself.
 */
export function checkAnchor(path: string, anchor: string, anchors: readonly string[] | undefined): Problem | undefined {
  if (anchors === undefined || anchors.includes(anchor)) return undefined;
  const nearest = nearestOf(anchor, anchors);
  const named = anchors.slice(0, mostNamed).map((name) => `${path}#${name}`);
  const known = `Write ${named.join(', ')}${anchors.length > mostNamed ? ' or another of its headings' : ''}`;
  const without = path === '' ? 'Delete the link.' : `Write ${path} alone.`;
  return {
    problem: `${path === '' ? 'This post' : quote(path)} has no heading with the address "#${anchor}".`,
    remedy: nearest !== undefined ? `Did you mean ${path}#${nearest}` : anchors.length > 0 ? known : without,
  };
}
