import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {authorOptions, type AuthorOption} from '../../../blog/editor/authors';
import {editorConfig} from '../../../blog/editor/config';
import type {Settings} from '../../../lib/settings/parse';
import {madeWhenAsked} from '../madeWhenAsked';
import {servedInDevelopment} from '../servedInDevelopment';
import {bundleEditor} from './bundle';
import {editorPage, filesFolder, type PageFiles} from './page';
import {writeStyles} from './styles';

/**
 * The editor of posts at /admin: Sveltia CMS with all of its parts, a
 * configuration made from the definition of a post, and the site's own styles
 * for the preview. They are files of their own, so that no page carries them
 * and no list of pages names them.
 */
export default function editor(
  {siteDir, generatedFilesDir, currentBundler}: LoadContext,
  {settings}: {settings: Settings},
): Plugin<AuthorOption[]> {
  const authorsFile = path.join(siteDir, 'blog/authors.yml');
  const generated = path.join(generatedFilesDir, 'editor/served');
  const {repositoryUrl} = settings;
  let authors: AuthorOption[] = [];
  let bundled: PageFiles | undefined;

  async function writeFiles(folder: string, mode: 'development' | 'production'): Promise<PageFiles> {
    const script = await bundleEditor(currentBundler, folder, mode);
    return {script, styles: await writeStyles(siteDir, folder)};
  }

  async function writeEditor(site: string, mode: 'development' | 'production'): Promise<void> {
    const folder = path.join(site, 'admin');
    await mkdir(folder, {recursive: true});
    bundled ??= await writeFiles(path.join(folder, filesFolder), mode);
    const config = editorConfig({authors, repositoryUrl});
    await writeFile(path.join(folder, 'config.json'), `${JSON.stringify(config, undefined, 2)}\n`);
    await writeFile(path.join(folder, 'index.html'), editorPage(bundled, repositoryUrl));
  }

  const whenAsked = madeWhenAsked(['/admin'], () => writeEditor(generated, 'development'));

  return {
    name: 'editor',
    getPathsToWatch: () => [authorsFile],
    loadContent: async () => authorOptions(await readFile(authorsFile, 'utf8')),
    contentLoaded({content}) {
      authors = content;
      whenAsked.makeAgain();
    },
    configureWebpack: () => servedInDevelopment(generated, {whenAsked}),
    postBuild: ({outDir}) => writeEditor(outDir, 'production'),
  };
}
