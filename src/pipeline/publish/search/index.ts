import {
  indexFolder,
  outlineFile,
  type Outline,
  type OutlineHeading,
  type PageKind,
} from '../../../shell/search/outline';
import {loadPagefind, toHtml} from '../../html/libraries.cjs';
import type {Page, SiteFile} from '../site';
import {readFragment, type Fragment} from './fragments';
import {wordsOf} from '../../../shell/search/tokens';
import type {Element, ElementContent, Root} from 'hast';
import {attribute, element, elementsIn, find, hasClass, text, textOf, withElements} from '../../html/tree';
import {metaContent} from '../head';

/** Cells that only the layout separates: without a space, those of a row would be one word. */
const cells = new Set(['td', 'th', 'dt', 'dd']);

const isSpan = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'span';

const isCodeOrSpan = (node: Element): boolean =>
  node.tagName === 'code' || (node.tagName === 'span' && !hasClass(node, 'token'));

/** An element with a space before each child that only the layout separates from the one before. */
function spaced(parent: Element): Element {
  const children = parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const isApart = cells.has(child.tagName) || (isCodeOrSpan(child) && isSpan(parent.children[index - 1]));
    return isApart ? [text(' '), child] : [child];
  });
  return withElements({...parent, children}, (child) => [spaced(child)]);
}

/** The page as Pagefind reads it, with the title and description from its head as metadata. */
export function forIndex(page: Root): string {
  const main = find(page, ({tagName}) => tagName === 'main');
  if (main === undefined) return '';
  const titleElement = find(page, ({tagName}) => tagName === 'title');
  const said = {
    title: titleElement === undefined ? '' : textOf(titleElement).replace(/ \| [^|]*$/, ''),
    description: metaContent(page, 'description'),
  };
  const meta = Object.entries(said).map(([name, words]) =>
    element('p', [text(words)], {dataPagefindMeta: name, dataPagefindIgnore: ''}),
  );
  const {children, ...rest} = spaced(main);
  return `<!doctype html><html lang="en"><body>${toHtml([{...rest, children: [...meta, ...children]}])}</body></html>`;
}

/**
 * The tabs of a page by their labels, each with the section that it is in: of groups that the address chooses from, see
 * src/theme/Tabs.
 */
export function tabsOf(page: Root): OutlineHeading[] {
  const tabs: OutlineHeading[] = [];
  let section = '';
  let group = '';
  for (const node of elementsIn(page)) {
    const id = attribute(node, 'id');
    if (/^h[23]$/.test(node.tagName) && id !== '') section = id;
    if (node.properties.dataTabs !== undefined) group = attribute(node, 'dataTabs');
    const value = attribute(node, 'dataTab');
    if (value !== '' && group !== '' && section !== '') {
      tabs.push({id: section, text: textOf(node).trim(), query: `?${group}=${value}`});
    }
  }
  return tabs;
}

/** Words with fewer letters are not suggested for misspelled ones. */
const shortestWord = 4;

/**
 * What the search dialog needs in addition to Pagefind's files: the address and titles of each page, and the words of
 * docs and pages, to correct misspelled queries. Of posts only titles, so that the file grows little with the blog.
 *
 * @param kindOf the kind of the page at an address.
 * @param tabs the tabs of pages, by their addresses.
 */
export function outlineOf(
  fragments: readonly Fragment[],
  kindOf: (url: string) => PageKind,
  tabs: ReadonlyMap<string, readonly OutlineHeading[]> = new Map(),
): Outline {
  const sorted = [...fragments].sort((a, b) => a.url.localeCompare(b.url, 'en'));
  const pages = sorted.map(({id, url, meta, anchors}) => ({
    id,
    url,
    kind: kindOf(url),
    title: meta.title ?? '',
    description: meta.description ?? '',
    headings:
      kindOf(url) === 'post'
        ? []
        : [
            ...anchors.filter(({element}) => /^h[23]$/.test(element)).map(({id: anchor, text}) => ({id: anchor, text})),
            ...(tabs.get(url) ?? []),
          ],
  }));
  const spoken = sorted.map(({url, content, meta}) =>
    kindOf(url) === 'post' ? (meta.title ?? '') : `${meta.title ?? ''} ${content}`,
  );
  const vocabulary = new Set(spoken.flatMap(wordsOf).filter((word) => word.length >= shortestWord));
  return {pages, vocabulary: [...vocabulary].sort()};
}

/** Parts of a page that are not searched: navigation, drawings, controls, and texts for other audiences. */
const excluded = [
  'nav',
  'button',
  'form',
  '[role="form"]',
  'svg',
  'noscript',
  'iframe',
  '[aria-hidden="true"]',
  '[hidden]',
  '[data-print="hide"]',
  '[data-search="skip"]',
  '[data-for]:not([data-for~="default"])',
  '.hash-link',
];

/** Pagefind's own user interface, which this site does not use. */
const unused = /^pagefind-((modular-|component-)?ui\.(js|css)|highlight\.js)$/;

/** @throws Error with Pagefind's messages. */
function orThrow<Answer extends {readonly errors: readonly string[]}>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`The search index was not written: ${answer.errors.join('; ')}`);
  return answer;
}

/**
 * Makes the search index, the files below /pagefind, from the text of every listed page, without elements marked
 * data-search="skip".
 */
export async function makeSearchIndex(pages: readonly Page[]): Promise<SiteFile[]> {
  const {createIndex, close} = await loadPagefind();
  const {index} = orThrow(
    await createIndex({rootSelector: 'main', excludeSelectors: excluded, forceLanguage: 'en', includeCharacters: '_'}),
  );
  if (index === undefined) throw new Error('The search index was not written: Pagefind gave none.');
  for (const {isListed, path: url, tree} of pages) {
    if (isListed) orThrow(await index.addHTMLFile({url, content: forIndex(tree)}));
  }
  const files = orThrow(await index.getFiles()).files.filter((file) => !unused.test(file.path));
  await close();
  const fragments = files.filter((file) => file.path.endsWith('.pf_fragment'));
  const kinds = new Map(pages.map(({path, kind}) => [path, kind]));
  const outline = outlineOf(
    fragments.map((file) => readFragment(file.path, file.content)),
    (url) => kinds.get(url) ?? 'page',
    new Map(pages.map(({path, tree}) => [path, tabsOf(tree)])),
  );
  return [
    ...files.map((file) => ({name: `${indexFolder}/${file.path}`, content: file.content})),
    {name: `${indexFolder}/${outlineFile}`, content: JSON.stringify(outline)},
  ];
}
