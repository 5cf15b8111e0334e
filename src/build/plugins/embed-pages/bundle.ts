import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

type Bundler = CurrentBundler['instance'];
type Options = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What the page's files are called, in the folder that was asked for. */
export interface PageFiles {
  readonly script: string;
  readonly styles: string;
}

const entryOfScript = 'src/player/browser/index.ts';
const entryOfPage = 'src/build/plugins/embed-pages/render.tsx';

/** What both bundles have in common; the names of classes have to agree between them. */
function shared(siteDir: string, mode: 'development' | 'production'): Options {
  return {
    mode,
    context: siteDir,
    devtool: false,
    performance: false,
    experiments: {css: true},
    resolve: {extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: {'@site': siteDir}},
    module: {
      parser: {'css/module': {namedExports: false}},
      generator: {'css/module': {localIdentName: '[local]-[hash:4]'}},
      rules: [
        {test: /\.module\.css$/, type: 'css/module'},
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: {syntax: 'typescript', tsx: true},
              transform: {react: {runtime: 'automatic'}},
              target: 'es2022',
            },
          },
        },
      ],
    },
  };
}

async function run(bundler: Bundler, options: Options): Promise<Record<string, readonly string[]>> {
  const compiler = bundler(options);
  const stats = await new Promise<Awaited<ReturnType<Bundler['Stats']['prototype']['toJson']>>>((resolve, reject) => {
    compiler.run((error, done) => {
      if (done === undefined) reject(error ?? new Error('The player was not bundled.'));
      else if (done.hasErrors()) reject(new Error(`The player: ${done.toString({all: false, errors: true})}`));
      else resolve(done.toJson({all: false, assets: true}));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats.assetsByChunkName ?? {};
}

/**
 * Bundles what the player's page loads: one script and one style sheet.
 *
 * @returns their names in the folder.
 * @throws Error with the bundler's own messages.
 */
export async function bundlePlayer(
  {instance: bundler}: CurrentBundler,
  siteDir: string,
  folder: string,
  mode: 'development' | 'production',
): Promise<PageFiles> {
  const bundle = async (ending: '.js' | '.css', files: readonly string[], options: Options): Promise<string> => {
    const assets = await run(bundler, {
      ...shared(siteDir, mode),
      ...options,
      target: ['web', 'es2022'],
      entry: {player: files.map((file) => path.join(siteDir, file))},
      output: {path: folder, filename: '[name].[contenthash:8].js', cssFilename: '[name].[contenthash:8].css'},
    });
    const name = assets.player?.find((file) => file.endsWith(ending));
    if (name === undefined) throw new Error(`The bundle of the player has no ${ending} file.`);
    return name;
  };
  const drawings = await Globby('src/player/{page,stage}/**/*.module.css', {cwd: siteDir});
  const sheets = ['src/css/tokens.css', 'src/css/base.css', ...drawings.sort()];
  return {
    script: await bundle('.js', [entryOfScript], {}),
    // The minifier rewrites colours for browsers that the site does not serve, and
    // drops classes that no script names; what it saves, compression saves as well.
    styles: await bundle('.css', sheets, {optimization: {minimize: false, usedExports: false}}),
  };
}

/** Bundles what draws the pages into a CommonJS module for Node; returns its path. */
export async function bundlePages(
  {instance: bundler}: CurrentBundler,
  siteDir: string,
  folder: string,
  mode: 'development' | 'production',
): Promise<string> {
  const assets = await run(bundler, {
    ...shared(siteDir, mode),
    target: 'node20',
    entry: {pages: path.join(siteDir, entryOfPage)},
    output: {path: folder, filename: '[name].[contenthash:8].cjs', library: {type: 'commonjs2'}, clean: true},
  });
  const [name] = assets.pages ?? [];
  if (name === undefined) throw new Error('The pages of the player were not bundled.');
  return path.join(folder, name);
}
