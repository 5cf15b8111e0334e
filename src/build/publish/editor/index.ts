import path from 'node:path';
import {readAuthors} from '../../../blog/authors';
import {editorConfig} from '../../../blog/editor/config';
import type {Mode, Site, SiteFile} from '../site';
import {filesIn} from '../write';
import {bundleEditor} from './bundle';
import {editorPage, filesFolder, type PageFiles} from './page';
import {editorStyles} from './styles';

const folder = 'admin';

/** The editor's scripts and styles, which do not depend on settings and authors. */
export interface EditorParts {
  readonly files: readonly SiteFile[];
  readonly names: PageFiles;
}

/** Bundles the editor of posts: Sveltia CMS with all of its parts, and the site's styles for the preview. */
export async function makeEditorParts(
  {siteDir, generatedFilesDir, bundler}: Pick<Site, 'siteDir' | 'generatedFilesDir' | 'bundler'>,
  mode: Mode,
): Promise<EditorParts> {
  const bundled = path.join(generatedFilesDir, 'editor');
  const [{script, licenses}, {page, preview}] = await Promise.all([
    bundleEditor(bundler, bundled, mode),
    editorStyles(siteDir),
  ]);
  const styles = [page, preview].map(({name, content}) => ({name: `${folder}/${filesFolder}/${name}`, content}));
  return {
    names: {script, styles: {page: page.name, preview: preview.name}},
    files: [
      ...styles,
      {name: `${folder}/third-party-licenses.txt`, content: licenses},
      ...(await filesIn(bundled, `${folder}/${filesFolder}`)),
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
