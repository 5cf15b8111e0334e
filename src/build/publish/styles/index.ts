import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Bundles} from '../../plugins/browser-files/bundles';
import type {Page, SiteFile} from '../site';
import {inlineSheets, takeStyles} from './inlineStyles';
import {allOf, sheetsOf, styledBy, withoutUnused} from './pageStyles';
import {readInTurn} from './readInTurn';
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

function sheetFile(sheets: readonly Sheet[]): SiteFile {
  const content = joined(sheets);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${folder}/page.${hash}.css`, content};
}

export interface PageStyles {
  readonly files: readonly SiteFile[];
  /** The address of the style sheet of a page. */
  readonly addressOf: (page: Page) => string;
}

/**
 * Gives each page one sheet with the styles for the classes in its HTML, its islands and its scripts: a second sheet
 * would need one more connection before the first paint. Style attributes in the pages' trees become rules.
 *
 * The classes are read from the finished page rather than noted while it is rendered: Docusaurus renders in worker
 * threads, and reaching into those would rely on its insides.
 */
export function makeStyles(pages: readonly Page[], sheets: readonly Sheet[], bundles: Bundles): PageStyles {
  const read = pages.map(({file, tree}) => ({file, rules: takeStyles(tree), styled: styledBy(tree, bundles)}));
  const inline = inlineSheets(read.map(({rules}) => rules));
  const byPage = readInTurn(read, (together) => {
    const styled = allOf(together.map((page) => page.styled));
    const rules = inline(new Map(together.flatMap((page) => [...page.rules])));
    return sheetFile([...withoutUnused(styled, sheetsOf(styled, sheets)), ...rules]);
  });
  return {
    files: [...new Map([...byPage.values()].map((file) => [file.name, file])).values()],
    addressOf: ({file}) => `/${byPage.get(file)?.name ?? ''}`,
  };
}
