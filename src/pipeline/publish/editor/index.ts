import path from 'node:path';
import {readAuthors} from '../../../blog/authors';
import {editorConfig} from '../../../blog/editor/config';
import type {Mode, Site, SiteFile} from '../site';
import {readText, writtenFiles} from '../../files';
import {bundleEditor} from './bundle';
import {editorPage, filesFolder, type PageFiles} from './page';
import postcss from 'postcss';
import {hashOf} from '../../hash';

/** The files that a style sheet imports, in order. */
export async function importedBy(file: string): Promise<string[]> {
  const imported: string[] = [];
  postcss.parse(await readText(file)).walkAtRules('import', ({params}) => {
    imported.push(path.resolve(path.dirname(file), params.slice(1, -1)));
  });
  if (imported.length === 0) throw new Error(`${file} imports no style sheet.`);
  return imported;
}

const joined = async (files: readonly string[]): Promise<string> => (await Promise.all(files.map(readText))).join('\n');

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

const folder = 'admin';

/** The editor's scripts and styles, which do not depend on settings and authors. */
export interface EditorParts {
  readonly files: readonly SiteFile[];
  readonly names: PageFiles;
}

/**
 * Bundles the editor of posts: Sveltia CMS with all of its parts. Its style sheets are the site's: colors and fonts for
 * the page, everything for the preview.
 */
export async function makeEditorParts(
  {siteDir, generatedFilesDir, bundler}: Pick<Site, 'siteDir' | 'generatedFilesDir' | 'bundler'>,
  mode: Mode,
): Promise<EditorParts> {
  const css = path.join(siteDir, 'src/css');
  const own = (name: string): string => path.join(__dirname, 'client', name);
  const bundled = path.join(generatedFilesDir, 'editor');
  const [{script, licenses}, ofPage, ofPreview] = await Promise.all([
    bundleEditor(bundler, bundled, mode),
    joined([path.join(css, 'tokens.css'), path.join(css, 'fonts.css'), own('page.css')]),
    joined([...(await importedBy(path.join(css, 'index.css'))), own('preview.css')]).then(forPreview),
  ]);
  const page = {name: `page.${hashOf(ofPage)}.css`, content: ofPage};
  const preview = {name: `preview.${hashOf(ofPreview)}.css`, content: ofPreview};
  return {
    names: {script, page: page.name, preview: preview.name},
    files: [
      ...[page, preview].map(({name, content}) => ({name: `${folder}/${filesFolder}/${name}`, content})),
      {name: `${folder}/third-party-licenses.txt`, content: licenses},
      ...(await writtenFiles(bundled, `${folder}/${filesFolder}`)),
    ],
  };
}

/** Makes the editor at /admin: its parts, its page, and its configuration from the fields of a post. */
export async function makeEditor(
  {siteDir, settings}: Pick<Site, 'siteDir' | 'settings'>,
  {files, names}: EditorParts,
): Promise<SiteFile[]> {
  const {repositoryUrl} = settings;
  const {options: authors} = await readAuthors(siteDir);
  const config = editorConfig({authors, repositoryUrl});
  return [
    ...files,
    {name: `${folder}/config.json`, content: `${JSON.stringify(config, undefined, 2)}\n`},
    {name: `${folder}/index.html`, content: editorPage(names, repositoryUrl)},
  ];
}
