import path from 'node:path';
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../../lib/settings/parse';
import {authorsFile} from '../../../blog/authors';
import {indexFolder} from '../../../shell/search/outline';
import {releaseFeed} from '../../../content/releases';
import {apiSource} from '../../apiDescription';
import {makeEditor, makeEditorParts, type EditorParts} from '../../publish/editor';
import {releaseFeedXml} from '../../publish/feeds/releases';
import {makeFixedFiles} from '../../publish/fixed-files';
import {makePlayer, playerFolder} from '../../publish/player';
import {servedFonts} from '../../publish/player/fonts';
import {writeFiles} from '../../write';
import {madeWhenAsked, servedFolders} from './madeWhenAsked';

/** Builds the whole site into a folder, apart from `build/` and the development server's files, for its search index. */
async function buildForSearch(siteDir: string, folder: string): Promise<void> {
  console.info('The first search needs an index of all pages, which takes a build: about half a minute.');
  const script = path.join(siteDir, 'src/pipeline/server/build.mjs');
  await promisify(execFile)(process.execPath, [script, '--out-dir', folder], {
    cwd: siteDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      QUICK_COMPRESSION: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.relative(siteDir, path.dirname(folder)), 'generated'),
    },
    maxBuffer: 64 * 2 ** 20,
  });
  console.info('The search is ready.');
}

/**
 * Serves in `npm start` what Docusaurus does not: the player, the editor and the search, each made on the first
 * request, and the files at fixed addresses. The steps are those of the finished site (src/pipeline/publish).
 */
export default function development(context: LoadContext, {settings}: {settings: Settings}): Plugin {
  const {siteDir, generatedFilesDir, currentBundler: bundler, siteConfig} = context;
  const site = {siteDir, generatedFilesDir, bundler, settings, title: siteConfig.title};
  const served = path.join(generatedFilesDir, 'served');
  const searched = path.join(generatedFilesDir, 'search/site');
  let parts: EditorParts | undefined;

  const player = madeWhenAsked(['/embed/', `/${playerFolder}/`], async () =>
    writeFiles(served, await makePlayer(site, servedFonts, 'development')),
  );
  const editor = madeWhenAsked(['/admin'], async () => {
    parts ??= await makeEditorParts(site, 'development');
    await writeFiles(served, await makeEditor(site, parts));
  });
  const search = madeWhenAsked([`/${indexFolder}/`], () => buildForSearch(siteDir, searched));

  return {
    name: 'development',
    getPathsToWatch: () => [
      ...[authorsFile, apiSource].map((file) => path.join(siteDir, file)),
      ...['player', 'content'].map((folder) => path.join(siteDir, 'src', folder)),
    ],
    async contentLoaded() {
      player.makeAgain();
      editor.makeAgain();
      await writeFiles(served, [
        {name: releaseFeed.path.slice(1), content: await releaseFeedXml(settings)},
        ...(await makeFixedFiles(siteDir, settings)),
      ]);
    },
    configureWebpack: () =>
      servedFolders(
        [
          {directory: served, address: '/'},
          {directory: path.join(searched, indexFolder), address: `/${indexFolder}`},
        ],
        [player, editor, search],
      ),
  };
}
