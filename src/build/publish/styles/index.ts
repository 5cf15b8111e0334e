import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Bundles} from '../../plugins/browser-files/bundles';
import type {Page, SiteFile} from '../site';
import {inlineSheets, takeStyles} from './inlineStyles';
import {share, sheetsOf, styledBy, withoutUnused} from './pageStyles';
import {joined, sheetsIn, type Sheet} from './sheets';

const folder = 'assets/css';

/** The bundler's one style sheet, taken apart. */
export async function bundledSheets(outDir: string): Promise<{names: string[]; sheets: Sheet[]}> {
  const names = (await readdir(path.join(outDir, folder)))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outDir, name), 'utf8')));
  return {names, sheets: texts.flatMap(sheetsIn)};
}

function sheetFile(name: string, sheets: readonly Sheet[]): SiteFile {
  const content = joined(sheets);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${folder}/${name}.${hash}.css`, content};
}

export interface PageStyles {
  readonly files: readonly SiteFile[];
  /** The addresses of the style sheets of a page. */
  readonly addressesOf: (page: Page) => readonly string[];
}

/**
 * Gives each page the styles for the classes in its HTML, its islands and its scripts; styles that most pages use are
 * in one shared file. Style attributes in the pages' trees become rules.
 *
 * The classes are read from the finished page rather than noted while it is rendered: Docusaurus renders in worker
 * threads, and reaching into those would rely on its insides.
 */
export function makeStyles(pages: readonly Page[], sheets: readonly Sheet[], bundles: Bundles): PageStyles {
  const read = pages.map(({file, tree}) => ({file, rules: takeStyles(tree), styled: styledBy(tree, bundles)}));
  const inline = inlineSheets(read.map(({rules}) => rules));
  const {shared, own} = share(
    new Map(read.map(({file, rules, styled}) => [file, [...sheetsOf(styled, sheets), ...inline(rules)]])),
  );
  const site = sheetFile('site', shared);
  const byPage = new Map(
    read.map(({file, styled}) => {
      const rest = withoutUnused(styled, own.get(file) ?? []);
      return [file, rest.length === 0 ? [] : [sheetFile('page', rest)]];
    }),
  );
  const files = new Map([site, ...[...byPage.values()].flat()].map((file) => [file.name, file]));
  return {
    files: [...files.values()],
    addressesOf: ({file}) => [site, ...(byPage.get(file) ?? [])].map(({name}) => `/${name}`),
  };
}
