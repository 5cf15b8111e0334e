import path from 'node:path';
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../../lib/settings/parse';
import {authorsFile} from '../../../blog/authors';
import {indexFolder} from '../../../shell/search/outline';
import {apiSource} from '../../apiDescription';
import {makeEditor, makeEditorParts, type EditorParts} from '../../publish/editor';
import {releaseFeedFile} from '../../publish/feeds';
import {makeFixedFiles} from '../../publish/fixedFiles';
import {makePlayer, playerFolder} from '../../publish/player';
import {servedFonts} from '../../publish/player/fonts';
import {writeFiles} from '../../files';

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
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.relative(siteDir, path.dirname(folder)), 'generated'),
    },
    maxBuffer: 64 * 2 ** 20,
  });
  console.info('The search is ready.');
}

/**
 * Files that are made on the first request for one of them, since few visits need them. The server is running by then,
 * so `make` may read what Docusaurus generates. If it fails, the request gets the error, and the next one tries again.
 *
 * @param addresses the beginnings of the files' addresses, such as /embed/.
 */
function madeWhenAsked(addresses: readonly string[], make: () => Promise<void>) {
  let made: Promise<void> | undefined;
  async function makeOnce(): Promise<void> {
    const current = (made ??= make());
    try {
      await current;
    } catch (error) {
      if (made === current) made = undefined;
      console.error(error);
      throw error;
    }
  }
  return {
    name: `made when asked: ${addresses.join(', ')}`,
    middleware({url}: {readonly url?: string}, _response: unknown, next: (error?: unknown) => void): void {
      if (addresses.some((address) => url?.startsWith(address))) makeOnce().then(() => next(), next);
      else next();
    },
    /** Makes the files again on the next request, after a source has changed. */
    makeAgain(): void {
      made = undefined;
    },
  };
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
      await writeFiles(served, [releaseFeedFile(settings), ...(await makeFixedFiles(siteDir, settings))]);
    },
    configureWebpack(): object {
      // Pages without their extension, and files below /.well-known.
      const staticOptions = {extensions: ['html'], dotfiles: 'allow'};
      return {
        devServer: {
          // On the way back, browsers take scripts that they have kept, in which a page's own is not compiled yet: it
          // would stay empty.
          headers: {'Cache-Control': 'no-store'},
          static: [
            {directory: served, publicPath: '/', staticOptions},
            {directory: path.join(searched, indexFolder), publicPath: `/${indexFolder}`, staticOptions},
          ],
          setupMiddlewares(middlewares: object[]): object[] {
            middlewares.unshift(player, editor, search);
            // Docusaurus concatenates what plugins return, and already has this list.
            return [];
          },
        },
      };
    },
  };
}
