import type {Element, Nodes} from 'hast';
import postcss from 'postcss';
import type {RedirectRule} from '../../hosting/description';
import {attribute, elementsIn, textOf} from '../../html/tree';
import {comparisonPage} from '../../../lib/comparisonPath';
import type {Page, SiteFile} from '../site';
import {decodedOrSame, isOwnAddress, type OwnAddress} from './ownAddresses';

/** Everything in the site, for the check that nothing is missing. */
export interface Named {
  /** The site's address, without a slash at the end. */
  readonly url: string;
  readonly pages: readonly Pick<Page, 'file' | 'tree'>[];
  readonly files: readonly SiteFile[];
  /** The names of files that are already in the build: scripts, pictures, fonts. */
  readonly others: readonly string[];
  readonly redirects: readonly Pick<RedirectRule, 'from'>[];
  /** Addresses of settings on the site's own host, which another server answers. */
  readonly ownAddresses: readonly Pick<OwnAddress, 'path'>[];
}

/** The addresses in a list such as "/a.png 1x, /b.png 2x". */
const inSourceSet = (list: string): string[] => list.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

/** Attributes of words, in which an address is no more than words. */
const words = /(alt|title|label|source|value|placeholder)$/i;

/** The strings in JSON that are addresses of files. */
const inStrings = (json: string): string[] =>
  [...json.matchAll(/"((?:https?:\/)?\/[^"\s]+\.\w{2,5})"/g)].map(([, address = '']) => address);

function inAttribute(name: string, value: string): string[] {
  if (name === 'srcSet' || name === 'imageSrcSet') return inSourceSet(value);
  if (['href', 'src', 'poster', 'data', 'action'].includes(name)) return [value];
  // Others may be an address, as in metadata, or JSON, as in an island's props.
  if (!value.includes('/') || words.test(name)) return [];
  if (/^(https?:\/)?\/\S+\.\w{2,5}$/.test(value)) return [value];
  return /^\s*[[{]/.test(value) ? inStrings(value) : [];
}

/** Whether a tag of a page's metadata says words of the page. */
const isWords = (element: Element): boolean =>
  element.tagName === 'meta' &&
  !/image$|url$|player/.test(attribute(element, 'property') || attribute(element, 'name'));

const inPage = (page: Nodes): string[] =>
  elementsIn(page).flatMap((element) => [
    ...Object.entries(isWords(element) ? {} : element.properties).flatMap(([name, value]) =>
      inAttribute(name, [value].flat().map(String).join(' ')),
    ),
    ...(element.tagName === 'script' && element.properties.type === 'application/ld+json'
      ? inStrings(textOf(element).replaceAll(/"(headline|description|name|text)":"(\\.|[^"\\])*"/g, '""'))
      : []),
  ]);

function inStyles(css: string): string[] {
  const addresses: string[] = [];
  postcss.parse(css).walkDecls(({value}) => {
    for (const [, address = ''] of value.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)) addresses.push(address);
  });
  return addresses;
}

/** A text without its code, whose addresses are examples. */
const withoutCode = (text: string): string => text.replaceAll(/(`+)[^`]+\1|<code>[^]*?<\/code>/g, '');

/** What is named as a link by its form. */
const forms = {
  markdown: /\]\((\/[^\s)]+)\)/g,
  xml: /<\w[^<>]*?\s(?:href|src)="(\/[^"]+)"/g,
};

function inText(whole: string, url: string, form: RegExp): string[] {
  const text = withoutCode(whole);
  const links = [...text.matchAll(form)].map(([, address = '']) => address);
  // What stands between other words is a mention, and not a link.
  const parts = text.split(url);
  const linked = parts.slice(1).filter((_, index) => /["'(<>]$/.test(parts[index] ?? ''));
  return [...links, ...linked.map((rest) => /^\/[^\s"'<>()[\]`&]*/.exec(rest)?.[0] ?? '/')];
}

/** Whether a file tells what posts say: the content check has looked at their links. */
const isOfPosts = (name: string): boolean => /^(blog[./]|llms)/.test(name);

function inFile({name, content}: SiteFile, url: string): string[] {
  const text = (): string => (typeof content === 'string' ? content : new TextDecoder().decode(content));
  if (name.endsWith('.css')) return inStyles(text());
  // The words of posts may look like links. What they link to is checked in their pages, of which these are made.
  if (isOfPosts(name) && !name.endsWith('.xml')) return [];
  if (name.endsWith('.xml')) return inText(text(), url, forms.xml);
  return /\.(md|txt)$/.test(name) ? inText(text(), url, forms.markdown) : [];
}

/**
 * Checks each address on this site in pages, feeds, Markdown files and style sheets: pictures, styles, scripts and
 * links, with their anchors.
 *
 * @returns a sentence for each missing file or anchor, one for each anchor that a post names, which stops no build
 *   since its reader still comes to the page, and the number of files checked.
 */
export function namedFiles({url, pages, files, others, redirects, ownAddresses}: Named): {
  missing: string[];
  loose: string[];
  seen: number;
} {
  const names = new Set([...others, ...files.map(({name}) => name), ...pages.map(({file}) => file)]);
  const moved = new Set(redirects.map(({from}) => from));
  const idsOf = new Map(
    pages.map(({file, tree}) => [file, new Set(elementsIn(tree).map((node) => attribute(node, 'id')))]),
  );
  // Hosts lead every spelling of a page's address to the page.
  const spelling = (address: string): string => address.replace(/(\/index)?(\.html)?\/*$/i, '').toLowerCase();
  const bySpelling = new Map(pages.map(({file}) => [spelling(`/${file}`), file]));
  const fileOf = (address: string): string | undefined => {
    const bare = address.replace(/^\//, '').replace(/\/$/, '');
    const files = [bare, `${bare}.html`, `${bare}/index.html`];
    return files.find((name) => names.has(name)) ?? bySpelling.get(spelling(address));
  };
  const answers = (address: string): boolean =>
    fileOf(address) !== undefined ||
    moved.has(address) ||
    address.startsWith(`${comparisonPage}/`) ||
    isOwnAddress(address, ownAddresses);
  const named = [
    ...pages.map(({file, tree}) => [file, inPage(tree)] as const),
    ...files.map((file) => [file.name, inFile(file, url)] as const),
  ];
  const known = new Map<string, boolean>();
  const missing = new Set<string>();
  const loose = new Set<string>();
  for (const [name, addresses] of named) {
    const page = new URL(name, `${url}/`);
    for (const address of addresses) {
      if (address.startsWith('data:') || !URL.canParse(address, page)) continue;
      const target = new URL(address, page);
      if (target.origin !== page.origin) continue;
      const own = decodedOrSame(target.pathname, decodeURI);
      if (!known.has(own)) known.set(own, answers(own));
      if (known.get(own) === false) missing.add(`${name} names ${own}, which is not in the build.`);
      const ids = idsOf.get(fileOf(own) ?? '');
      const [id = ''] = decodedOrSame(target.hash.slice(1), decodeURIComponent).split(':~:');
      if (id !== '' && id !== 'top' && ids?.has(id) === false)
        (isOfPosts(name) ? loose : missing).add(`${name} names ${own}#${id}, and no element there has that id.`);
    }
  }
  return {missing: [...missing], loose: [...loose], seen: known.size};
}

/** @throws Error that lists the missing files and anchors. */
export function checkNamedFiles(named: Named): void {
  const {missing, loose} = namedFiles(named);
  if (loose.length > 0) console.warn(loose.join('\n'));
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
