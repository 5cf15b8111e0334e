import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'hast';
import {audienceHref, tailoredPaths} from '../../../lib/audience';
import {twinPath} from '../../../lib/twinPath';
import {listedRoutes, pageFile} from '../listedRoutes';
import {loadLibraries} from '../../html/libraries.cjs';
import {forAudience} from './forAudience';
import {isDoc, isPost, llmsText} from './list';
import {readPage, type BuiltPage} from './page';
import {attribute, findAll, hasClass} from '../../html/tree';
import {twinOf} from './twin';

/** The addresses of the docs in the order of their sidebar. */
function sidebarOrder(docsIndex: Root): string[] {
  const links = findAll(docsIndex, (node) => node.tagName === 'a' && hasClass(node, 'menu__link'));
  return [...new Set(links.map((link) => attribute(link, 'href')))];
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/**
 * Writes a Markdown twin beside each page of the sitemap, from the HTML of the
 * build, so that the two cannot disagree, the home page's in German too; and for language models /llms.txt,
 * which lists the twins, and /llms-full.txt, which holds all docs and posts.
 */
export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const {parse} = await loadLibraries();
      const site = siteConfig.url;
      const twins = new Map<string, string>();
      const pages: BuiltPage[] = [];
      let order: string[] = [];
      for (const route of listedRoutes(routesPaths, routesBuildMetadata)) {
        const tree = parse(await readFile(path.join(outDir, pageFile(route)), 'utf8'));
        if (route === '/docs') order = sidebarOrder(tree);
        const page = readPage(route, forAudience(tree, 'default'));
        const twin = await twinOf(page, site);
        await write(path.join(outDir, twinPath(route)), twin);
        if (tailoredPaths.includes(route)) {
          const german = {...readPage(route, forAudience(tree, 'german')), path: audienceHref('german', '')};
          await write(path.join(outDir, twinPath(route, 'de')), await twinOf(german, site));
        }
        twins.set(route, twin);
        pages.push(page);
      }
      const docs = pages
        .filter(({path: route}) => isDoc(route))
        .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
      const posts = pages
        .filter(({path: route}) => isPost(route))
        .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path));
      const others = pages.filter(({path: route}) => !isDoc(route) && !isPost(route));
      const summary = others.find(({path: route}) => route === '/')?.description ?? siteConfig.tagline;
      const list = llmsText({docs, posts, pages: others}, {title: siteConfig.title, summary, url: site});
      const full = [...docs, ...posts].map(({path: route}) => twins.get(route)).join('\n---\n\n');
      await writeFile(path.join(outDir, 'llms.txt'), list);
      await writeFile(path.join(outDir, 'llms-full.txt'), full);
    },
  };
}
