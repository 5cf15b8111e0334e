import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {bundle, fileOf, typescriptRule, type Options} from '../bundle';

/** What the page's files are called, in the folder that was asked for. */
export interface PageFiles {
  readonly script: string;
  readonly styles: string;
}

/** Where the site is, and where Docusaurus writes what it generates. */
interface Folders {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

type Mode = 'development' | 'production';

const entryOfScript = 'src/player/browser/index.ts';
const entryOfPage = 'src/build/plugins/embed-pages/render.tsx';

/** What both bundles have in common; the names of classes have to agree between them. */
function shared({siteDir, generatedFilesDir}: Folders, mode: Mode): Options {
  return {
    mode,
    context: siteDir,
    experiments: {css: true},
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {'@site': siteDir, '@generated': generatedFilesDir},
    },
    module: {
      parser: {'css/module': {namedExports: false}},
      generator: {'css/module': {localIdentName: '[local]-[hash:4]'}},
      rules: [{test: /\.module\.css$/, type: 'css/module'}, typescriptRule],
    },
  };
}

/**
 * Bundles what the player's page loads: one script and one style sheet.
 *
 * @returns their names in the folder.
 * @throws Error with the bundler's own messages.
 */
export async function bundlePlayer(
  bundler: CurrentBundler,
  folders: Folders,
  folder: string,
  mode: Mode,
): Promise<PageFiles> {
  const {siteDir} = folders;
  const write = async (ending: '.js' | '.css', files: readonly string[], options: Options): Promise<string> => {
    const stats = await bundle(bundler, 'player', {
      ...shared(folders, mode),
      ...options,
      target: ['web', 'es2022'],
      entry: {player: files.map((file) => path.join(siteDir, file))},
      output: {path: folder, filename: '[name].[contenthash:8].js', cssFilename: '[name].[contenthash:8].css'},
    });
    return fileOf(stats, 'player', ending);
  };
  const drawings = await Globby('src/player/{page,stage}/**/*.module.css', {cwd: siteDir});
  const sheets = ['src/css/tokens.css', 'src/css/base.css', ...drawings.sort()];
  return {
    script: await write('.js', [entryOfScript], {}),
    // The minifier rewrites colors for browsers that the site does not serve, and
    // drops classes that no script names; what it saves, compression saves as well.
    styles: await write('.css', sheets, {optimization: {minimize: false, usedExports: false}}),
  };
}

/** Bundles what draws the pages into a CommonJS module for Node; returns its path. */
export async function bundlePages(
  bundler: CurrentBundler,
  folders: Folders,
  folder: string,
  mode: Mode,
): Promise<string> {
  const stats = await bundle(bundler, 'player’s pages', {
    ...shared(folders, mode),
    target: 'node20',
    entry: {pages: path.join(folders.siteDir, entryOfPage)},
    output: {path: folder, filename: '[name].[contenthash:8].cjs', library: {type: 'commonjs2'}, clean: true},
  });
  return path.join(folder, fileOf(stats, 'pages', '.cjs'));
}
