import type {Root} from 'hast';
import {audienceHref, tailoredPaths} from '../../../lib/audience';
import {twinPath} from '../../../lib/twinPath';
import {forAudience} from '../../html/forAudience';
import {attribute, findAll, hasClass} from '../../html/tree';
import type {Page, Site, SiteFile} from '../site';
import {isPost, llmsText} from './list';
import {readPage, twinOf, type BuiltPage} from './page';

/** The addresses of the docs, in the order of the sidebar. */
function sidebarOrder(docsIndex: Root): string[] {
  const links = findAll(docsIndex, (node) => node.tagName === 'a' && hasClass(node, 'menu__link'));
  return [...new Set(links.map((link) => attribute(link, 'href')))];
}

const twinFile = (address: string, content: string): SiteFile => ({name: address.slice(1), content});

/**
 * Makes a Markdown version of each listed page from its HTML, so that the two cannot disagree, and one of the German
 * home page. For language models, /llms.txt lists them, and /llms-full.txt contains all docs and posts.
 */
export async function makeTwins({title, tagline, url}: Site, rendered: readonly Page[]): Promise<SiteFile[]> {
  const listed = rendered.filter(({isListed}) => isListed);
  const twins = new Map<string, string>();
  const german: SiteFile[] = [];
  const pages: (Omit<BuiltPage, 'content'> & Pick<Page, 'kind'>)[] = [];
  for (const {path, kind, tree} of listed) {
    const page = readPage(path, forAudience(tree, 'default'));
    twins.set(path, await twinOf(page, url));
    // Without its content: with a thousand posts, those would take hundreds of megabytes.
    const {content: _, ...rest} = page;
    pages.push({...rest, kind});
    if (!tailoredPaths.includes(path)) continue;
    const inGerman = {...readPage(path, forAudience(tree, 'german')), path: audienceHref('german', '')};
    german.push(twinFile(twinPath(path, 'de'), await twinOf(inGerman, url)));
  }
  const docsIndex = listed.find(({path}) => path === '/docs');
  const order = docsIndex === undefined ? [] : sidebarOrder(docsIndex.tree);
  const docs = pages.filter(({kind}) => kind === 'docs').sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  const posts = pages
    .filter(({path}) => isPost(path))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path));
  const others = pages.filter(({path, kind}) => kind !== 'docs' && !isPost(path));
  const summary = others.find(({path}) => path === '/')?.description ?? tagline;
  return [
    ...[...twins].map(([path, twin]) => twinFile(twinPath(path), twin)),
    ...german,
    {name: 'llms.txt', content: llmsText({docs, posts, pages: others}, {title, summary, url})},
    {name: 'llms-full.txt', content: [...docs, ...posts].map(({path}) => twins.get(path)).join('\n---\n\n')},
  ];
}
