import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The names of the style sheets in a folder. */
export interface StyleSheets {
  readonly page: string;
  readonly preview: string;
}

/** The files that a style sheet consists of: those that it imports, in their order. */
export async function importedBy(file: string): Promise<string[]> {
  const names = [...(await readFile(file, 'utf8')).matchAll(/^@import '(?<name>[^']+)';$/gm)];
  if (names.length === 0) throw new Error(`${file} imports no style sheet.`);
  return names.map(({groups}) => path.resolve(path.dirname(file), groups?.name ?? ''));
}

async function join(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/**
 * The site's style sheet for the preview: the editor puts the blocks of a text
 * into an element of its own, and fonts may come late, since nobody reads on.
 */
export function forPreview(css: string): string {
  return css
    .replaceAll('.markdown >', '.markdown [data-rich-text-preview] >')
    .replaceAll('font-display: optional', 'font-display: swap');
}

async function write(folder: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  await writeFile(path.join(folder, `${name}.${hash}.css`), css);
  return `${name}.${hash}.css`;
}

/**
 * Puts the style sheets of the editor together from the site's own: the page
 * around it takes its colors and fonts, the preview everything.
 */
export async function writeStyles(siteDir: string, folder: string): Promise<StyleSheets> {
  const css = path.join(siteDir, 'src/css');
  const own = (name: string): string => path.join(__dirname, 'client', name);
  const [page, preview] = await Promise.all([
    join([path.join(css, 'tokens.css'), path.join(css, 'fonts.css'), own('page.css')]),
    join([...(await importedBy(path.join(css, 'index.css'))), own('preview.css')]),
  ]);
  return {
    page: await write(folder, 'page', page),
    preview: await write(folder, 'preview', forPreview(preview)),
  };
}
