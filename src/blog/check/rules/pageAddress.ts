import {isComparisonPath} from '../../../lib/comparisonPath';
import {postPath} from '../../../lib/blogPaths';
import {isCalendarDate} from '../../../lib/dates';
import {quote, wrong, type Problem} from '../../finding';
import {isPublished} from '../../publishing';
import {textOf, type IdsInCode, type Post, type Site} from '../post';
import {nearestOf} from '../suggest';

/** The path and the anchor (without the `#`) of an address, decoded where that can be. */
function split(address: string): [path: string, anchor: string] {
  const [, path = '', , anchor = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(address) ?? [];
  try {
    return [decodeURI(path), decodeURIComponent(anchor)];
  } catch {
    return [path, anchor];
  }
}

function canDecode(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
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
function checkOrder(path: string, post: Post | undefined, {bySlug, today}: Site): Problem | undefined {
  const slug = path.replace(/\.md$/, '').slice(postPath('').length);
  const [other] = path.startsWith(postPath('')) ? (bySlug.get(slug) ?? []) : [];
  const [date, later] = [(post && textOf(post, 'date')) ?? today, (other && textOf(other, 'date')) ?? ''];
  if (!isCalendarDate(later) || !isCalendarDate(date)) return undefined;
  if (isPublished(later, date) || isPublished(later, today)) return undefined;
  return wrong(
    `${quote(path)} comes out on ${later}, after this post on ${date}.`,
    'Link from the later post to the earlier one, delete the link until then, or change one of the dates.',
  );
}

const canBeInCode = (id: string, {words, beginnings, endings}: IdsInCode): boolean =>
  words.has(id) ||
  // The second of a name has a number behind it.
  words.has(id.replace(/-\d+$/, '')) ||
  beginnings.some((beginning) => id.startsWith(beginning)) ||
  endings.some((ending) => id.endsWith(ending) && words.has(id.slice(0, -ending.length)));

/**
 * Whether a page has an element with that id. Of a page that is made by code this finds what no code has; what is left,
 * the build warns of.
 *
 * @param anchor what stands behind the `#`.
 */
export function checkAnchor(
  anchor: string,
  page: string,
  {ids, idsInCode}: Pick<Site, 'ids' | 'idsInCode'>,
): Problem | undefined {
  // Browsers scroll to the top, and to words of the text, by themselves.
  const [id = ''] = anchor.split(':~:');
  const own = ids.get(page);
  if (id === '' || id.toLowerCase() === 'top' || own?.has(id)) return undefined;
  const isPost = page.startsWith(postPath('')) && own !== undefined;
  if (!isPost && canBeInCode(id, idsInCode)) return undefined;
  const nearest = nearestOf(id, [...(own ?? [])]);
  const headings = [...(own ?? [])].slice(0, 5).map((each) => `#${each}`);
  const meant = nearest === undefined ? '' : `Did you mean "#${nearest}"? `;
  const there =
    headings.length === 0 ? '' : ` It has ${headings.join(', ')}${(own?.size ?? 0) > 5 ? ' and more' : ''}.`;
  return wrong(
    `There is no place "#${id}" on ${quote(page)}.`,
    meant === '' ? `Link to the page without it, or copy the address of a heading there.${there}` : meant.trim(),
  );
}

/** The end of a path that hosts leave out. */
const ending = /(\/index)?(\.html)?\/*$/i;

/** The page at a path, as hosts find it: whatever its letters, and with a slash or `.html` at its end. */
function pageAt(path: string, {pages}: Site): string | undefined {
  if (pages.has(path)) return path;
  const bare = path.replace(ending, '').toLowerCase() || '/';
  return [...pages].find((page) => page.toLowerCase() === bare);
}

/**
 * Whether an address of this site leads to a page, and to a post that is out.
 *
 * @param address begins with a slash.
 */
export function checkPageAddress(address: string, post: Post | undefined, site: Site): Problem | undefined {
  const destination = site.follow(address);
  if (destination?.external) return undefined;
  const target = destination?.url ?? address;
  const [path, anchor] = split(target);
  const page = pageAt(path, site);
  if (page !== undefined) return checkOrder(page, post, site) ?? checkAnchor(anchor, page, site);
  const [written = ''] = target.split(/[?#]/);
  const isThere = site.files.has(path) || (isComparisonPath(written) && canDecode(written));
  return isThere ? checkOrder(path, post, site) : lostPage(address, site);
}
