import {isComparisonPath} from '../../../lib/comparisonPath';
import {postPath} from '../../../lib/blogPaths';
import {isCalendarDate} from '../../../lib/dates';
import {quote, wrong, type Problem} from '../finding';
import {textOf, type Post, type Site} from '../post';
import {nearestOf} from '../suggest';

/** The path and the anchor (without the `#`) of an address. */
function split(address: string): [path: string, anchor: string] {
  const [, path = '', , anchor = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(address) ?? [];
  try {
    return [decodeURI(path), decodeURIComponent(anchor)];
  } catch {
    return [path, anchor];
  }
}

/** The page that was most likely meant by an address that leads nowhere. */
export function nearestPage(path: string, {pages}: Site): string | undefined {
  const bare = path.replace(/(\/index)?\.(mdx?|html)$/, '').replace(/(?<=.)\/$/, '');
  const paths = [...pages];
  const ending = paths.filter((known) => bare.length > 4 && known.endsWith(bare.replace(/^\.*\/?/, '/')));
  return paths.find((known) => known === bare) ?? (ending.length === 1 ? ending[0] : nearestOf(bare, paths));
}

function lostPage(address: string, site: Site): Problem {
  const [path, anchor] = split(address);
  const nearest = nearestPage(path, site);
  return wrong(
    `There is no page ${quote(path)} on this site.`,
    nearest === undefined
      ? 'Open the page that you mean, and copy what its address has behind the host, such as /docs/ab-testing'
      : `Did you mean "${nearest}${anchor === '' ? '' : `#${anchor}`}"?`,
  );
}

/** A post must not lead to one that readers cannot open yet. */
function checkOrder(path: string, post: Post, {bySlug, today}: Site): Problem | undefined {
  const [other] = path.startsWith(postPath('')) ? (bySlug.get(path.slice(postPath('').length)) ?? []) : [];
  const [date, later] = [textOf(post, 'date') ?? '', (other && textOf(other, 'date')) ?? ''];
  if (!isCalendarDate(later) || !isCalendarDate(date) || later <= date || later <= today) return undefined;
  return wrong(
    `${quote(path)} comes out on ${later}, after this post on ${date}.`,
    'Link from the later post to the earlier one, delete the link until then, or change one of the dates.',
  );
}

/**
 * Whether an address of this site leads to a page, and to a post that is out.
 *
 * @param address begins with a slash.
 */
export function checkPageAddress(address: string, post: Post, site: Site): Problem | undefined {
  const destination = site.follow(address);
  if (destination?.external) return undefined;
  const [path] = split(destination?.url ?? address);
  const isPage = site.pages.has(path) || site.files.has(path) || isComparisonPath(path);
  return isPage ? checkOrder(path, post, site) : lostPage(address, site);
}
