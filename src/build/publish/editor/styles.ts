import {readFile} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {hashOf} from '../../hash';
import type {SiteFile} from '../site';

/** The files that a style sheet imports, in order. */
export async function importedBy(file: string): Promise<string[]> {
  const imported: string[] = [];
  postcss.parse(await readFile(file, 'utf8')).walkAtRules('import', ({params}) => {
    imported.push(path.resolve(path.dirname(file), params.slice(1, -1)));
  });
  if (imported.length === 0) throw new Error(`${file} imports no style sheet.`);
  return imported;
}

async function join(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/**
 * Adapts the site's styles to the preview, where the blocks of a text have one more element around them and fonts may
 * load late.
 */
export function forPreview(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll('.markdown >', '.markdown [data-rich-text-preview] >');
  });
  root.walkDecls('font-display', (face) => {
    face.value = 'swap';
  });
  return root.toString();
}

const sheet = (name: string, css: string): SiteFile => ({name: `${name}.${hashOf(css)}.css`, content: css});

/** Makes the editor's style sheets from the site's: colors and fonts for the page, everything for the preview. */
export async function editorStyles(siteDir: string): Promise<{page: SiteFile; preview: SiteFile}> {
  const css = path.join(siteDir, 'src/css');
  const own = (name: string): string => path.join(__dirname, 'client', name);
  const [page, preview] = await Promise.all([
    join([path.join(css, 'tokens.css'), path.join(css, 'fonts.css'), own('page.css')]),
    join([...(await importedBy(path.join(css, 'index.css'))), own('preview.css')]),
  ]);
  return {page: sheet('page', page), preview: sheet('preview', forPreview(preview))};
}
