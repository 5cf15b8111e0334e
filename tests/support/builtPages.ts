import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isAll} from './daily';

/** Every HTML file of a built site, by the path that leads to it. */
export const builtHtml = (folder = 'build'): {path: string; html: string}[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }));

/** Every page of a built site that a visitor can read, redirect pages left out. */
export const builtPages = (folder = 'build'): {path: string; html: string}[] =>
  builtHtml(folder).filter(({html}) => !html.includes('http-equiv="refresh" content="0;'));

/** The pages with something of a kind that none before them has; all of them weekly and before a release. */
export function pagesWithNew<Built extends {readonly html: string}>(
  pages: readonly Built[],
  kindsIn: (html: string) => readonly string[],
): readonly Built[] {
  const seen = new Set<string>();
  return pages.filter(({html}) => {
    const found = kindsIn(html).filter((kind) => !seen.has(kind));
    for (const kind of found) seen.add(kind);
    return isAll || found.length > 0;
  });
}

/** The canonical address that a page names, if it does. */
export const canonicalOf = (html: string): string | undefined =>
  /<link[^>]*rel="?canonical"? href="?([^" >]+)/.exec(html)?.[1];

/**
 * One file of each kind in each folder of the build, as addresses: types and lifetimes go by that. Pages, what only
 * servers read, and the parts of the search's index are left out.
 */
export function filesOfEachKind(): string[] {
  const names = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (name) => /\.\w+$/.test(name) && !/^\.hosting|\.(br|gz|html|assetsignore|pf_\w+|pagefind)$/.test(name),
  );
  return [...new Map(names.map((name) => [`${name.split('/')[0]} ${name.split('.').at(-1)}`, `/${name}`])).values()];
}
