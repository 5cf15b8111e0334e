import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../hash';
import type {Bundles} from '../../plugins/browser-files/bundles';
import {readText} from '../../files';
import type {Page, SiteFile} from '../site';
import {inlineSheets} from './inlineStyles';
import {bothOf, sheetsOf, styledBy, withoutUnused, type StyledBy} from './pageStyles';
import {joined, sheetsIn, type Sheet} from './sheets';

const folder = 'assets/css';

/** The bundler's one style sheet, taken apart. */
export async function bundledSheets(outDir: string): Promise<{names: string[]; sheets: Sheet[]}> {
  const names = (await readdir(path.join(outDir, folder)))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`);
  const texts = await Promise.all(names.map((name) => readText(path.join(outDir, name))));
  return {names, sheets: texts.flatMap(sheetsIn)};
}

function sheetFile(sheets: readonly Sheet[]): SiteFile {
  const content = joined(sheets);
  return {name: `${folder}/page.${hashOf(content)}.css`, content};
}

/**
 * Gives each page one sheet with the styles for the classes in its HTML, its islands and its scripts: a second sheet
 * would need one more connection before the first paint. Style attributes in the pages' trees become rules.
 *
 * The classes are read from the finished page rather than noted while it is rendered: Docusaurus renders in worker
 * threads, and reaching into those would rely on its insides.
 */
export function makeStyles(pages: readonly Page[], sheets: readonly Sheet[], bundles: Bundles) {
  const read = pages.map(({file, tree}) => ({file, styled: styledBy(tree, bundles)}));
  const inline = inlineSheets(read.map(({styled}) => styled.rules));
  // Most posts need the same styles.
  const made = new Map<string, SiteFile>();
  const byPage = readInTurn(read, (styled) => {
    const {classes, later, rules} = styled;
    const key = JSON.stringify([classes, later, rules.keys()].map((names) => [...names].sort()));
    const file = made.get(key) ?? sheetFile([...withoutUnused(styled, sheetsOf(styled, sheets)), ...inline(rules)]);
    made.set(key, file);
    return file;
  });
  return {
    files: [...new Map([...byPage.values()].map((file) => [file.name, file])).values()],
    /** The address of the style sheet of a page. */
    addressOf: ({file}: Page): string => `/${byPage.get(file)?.name ?? ''}`,
  };
}

/** Where pages are read one after another: what the first has loaded is there for the next. */
const folders = ['docs/', 'blog/'];

/** The most that such pages load for one another, in characters; a page that takes more has a sheet to itself. */
const most = 60_000;

/** The style sheet of each page by its file; in those folders one for as many pages as fit, those with the least first. */
export function readInTurn(
  pages: readonly {readonly file: string; readonly styled: StyledBy}[],
  sheetOf: (styled: StyledBy) => SiteFile,
): Map<string, SiteFile> {
  const byPage = new Map(pages.map(({file, styled}) => [file, sheetOf(styled)]));
  const lengthOf = (file: string): number => byPage.get(file)?.content.length ?? 0;
  for (const folder of folders) {
    const sorted = pages
      .filter(({file}) => file.startsWith(folder))
      .sort((a, b) => lengthOf(a.file) - lengthOf(b.file));
    let together = sorted[0]?.styled;
    const files: string[] = [];
    for (const {file, styled} of sorted) {
      const all = together === undefined ? styled : bothOf(together, styled);
      if (sheetOf(all).content.length > most) break;
      together = all;
      files.push(file);
    }
    if (together === undefined) continue;
    const shared = sheetOf(together);
    for (const file of files) byPage.set(file, shared);
  }
  return byPage;
}
