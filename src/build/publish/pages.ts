import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteBuildMetadata} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {sitemap} from '../config/sitemap';
import {loadLibraries} from '../html/libraries.cjs';
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

/** Reads and parses each rendered page once. Routes without a file are left out. */
export async function readPages({outDir, routesPaths, routesBuildMetadata}: Routes): Promise<Page[]> {
  const {parse} = await loadLibraries();
  const isIgnored = createMatcher(sitemap.ignorePatterns);
  const byFile = new Map(routesPaths.map((route) => [fileOf(route), route]));
  const rendered = [...byFile].filter(([file]) => existsSync(path.join(outDir, file)));
  return Promise.all(
    rendered.map(async ([file, route]) => ({
      path: route,
      file,
      isListed: !route.endsWith('.html') && !isIgnored(route) && routesBuildMetadata[route]?.noIndex !== true,
      tree: parse(await readFile(path.join(outDir, file), 'utf8')),
    })),
  );
}
