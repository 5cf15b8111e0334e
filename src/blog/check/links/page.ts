import {isComparisonPath} from '../../../lib/comparisonPath';
import {isCalendarDate} from '../../../lib/dates';
import {quote, type Problem} from '../finding';
import {textOf, type Post} from '../post';
import type {Site} from '../site';
import {nearestOf} from '../suggest';

interface Address {
  readonly path: string;
  /** Without the `#`; empty where there is none. */
  readonly anchor: string;
}

function split(address: string): Address {
  const [, path = '', , anchor = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(address) ?? [];
  try {
    return {path: decodeURI(path), anchor: decodeURIComponent(anchor)};
  } catch {
    return {path, anchor};
  }
}

const isPage = (path: string, {pages, files}: Site): boolean =>
  pages.has(path) || files.has(path) || isComparisonPath(path);

/** The page that was most likely meant by an address that leads nowhere. */
export function nearestPage(path: string, {pages}: Site): string | undefined {
  const bare = path.replace(/(\/index)?\.(mdx?|html)$/, '').replace(/(?<=.)\/$/, '');
  const paths = [...pages];
  const ending = paths.filter((known) => bare.length > 4 && known.endsWith(bare.replace(/^\.*\/?/, '/')));
  return paths.find((known) => known === bare) ?? (ending.length === 1 ? ending[0] : nearestOf(bare, paths));
}

function lostPage(path: string, anchor: string, site: Site): Problem {
  const nearest = nearestPage(path, site);
  return {
    problem: `There is no page ${quote(path)} on this site.`,
    remedy:
      nearest === undefined
        ? 'Open the page that you mean, and copy what its address has behind the host, such as /docs/ab-testing'
        : `Did you mean "${nearest}${anchor === '' ? '' : `#${anchor}`}"?`,
  };
}

/** A post must not lead to one that readers cannot open yet. */
function checkOrder(path: string, post: Post, {posts, today}: Site): Problem | undefined {
  const other = posts.find(({slug}) => slug !== undefined && `/blog/${slug}` === path);
  const date = textOf(post, 'date');
  if (other?.date === undefined || date === undefined || !isCalendarDate(other.date) || !isCalendarDate(date))
    return undefined;
  if (other.date <= date || other.date <= today) return undefined;
  return {
    problem: `${quote(path)} comes out on ${other.date}, after this post on ${date}.`,
    remedy: 'Link from the later post to the earlier one, delete the link until then, or change one of the dates.',
  };
}

/**
 * Whether an address of this site leads to a page, and to a post that is out.
 *
 * @param address begins with a slash.
 */
export function checkPageAddress(address: string, post: Post, site: Site): Problem | undefined {
  const written = split(address);
  const destination = site.follow(address);
  if (destination?.external) return undefined;
  const {path} = destination === undefined ? written : split(destination.url);
  return isPage(path, site) ? checkOrder(path, post, site) : lostPage(written.path, written.anchor, site);
}
