import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteBuildMetadata} from '@docusaurus/types';
import type {Element, Root} from 'hast';
import pMap from 'p-map';
import {withLighterIcons} from '../html/icons';
import {find, hasClass, withElements} from '../html/tree';
import {parse} from '../html/libraries.cjs';
import {textsOnce} from '../html/textsOnce';
import {homeAliases} from '../../lib/audience';
import {docsPageClass} from '../../lib/docsPage';
import {readText} from '../files';
import type {Page} from './site';

/** The routes that Docusaurus rendered. */
interface Routes {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
  readonly routesBuildMetadata: Readonly<Record<string, RouteBuildMetadata>>;
}

/** The file that Docusaurus writes for a route: /docs and /docs/ are docs.html, /404.html is 404.html. */
export function fileOf(route: string): string {
  const bare = route.replace(/\.html$/, '').replace(/\/$/, '');
  return bare === '' ? 'index.html' : `${bare.slice(1)}.html`;
}

/** The kind of a page, for search and lists. Lists of posts count as posts. */
export function kindOf(route: string, tree: Root): Page['kind'] {
  const html = find(tree, ({tagName}) => tagName === 'html');
  if (html !== undefined && hasClass(html, docsPageClass)) return 'docs';
  return route.startsWith('/blog/') ? 'post' : 'page';
}

/** Without the theme's drawing of an arrow, which links have no use for here. */
const withoutSprite = (node: Element): Element =>
  withElements(node, (child) => {
    const isSprite = child.tagName === 'svg' && find(child, ({tagName}) => tagName === 'symbol') !== undefined;
    if (node.tagName === 'body' && isSprite) return [];
    return [child.tagName === 'body' ? withoutSprite(child) : child];
  });

/** Reads and parses each rendered page once. Routes without a file are left out. */
export async function readPages({outDir, routesPaths, routesBuildMetadata}: Routes): Promise<Page[]> {
  const byFile = new Map(routesPaths.map((route) => [fileOf(route), route]));
  const found = [...byFile].filter(([file]) => existsSync(path.join(outDir, file)));
  const shareTexts = textsOnce();
  const read = async ([file, route]: readonly [string, string]): Promise<Page> => {
    const rendered = parse(await readText(path.join(outDir, file)));
    const tree = withElements(rendered, (child) => [withLighterIcons(withoutSprite(child))]);
    shareTexts(tree);
    return {
      path: route,
      file,
      kind: kindOf(route, tree),
      isListed:
        !route.endsWith('.html') && !homeAliases.includes(route) && routesBuildMetadata[route]?.noIndex !== true,
      tree,
    };
  };
  return pMap(found, read, {concurrency: 8});
}
