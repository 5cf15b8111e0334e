import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundle, fileOf, rspackOf, typescriptRule, type Options} from '../../bundle';
import {filesIn} from '../../filesIn';
import type {Mode, Site} from '../site';

/** The names of the page's files in the folder. */
export interface PageFiles {
  readonly script: string;
  readonly styles: string;
}

type Folders = Pick<Site, 'siteDir' | 'generatedFilesDir'>;

const entryOfScript = 'src/player/browser/index.ts';
const entryOfPage = 'src/pipeline/publish/player/render.tsx';

/**
 * The loader of CSS modules. Class names depend on the file's path, so all bundles have the same.
 *
 * @param styles whether the bundle gets the rules, and not only the class names.
 */
const cssLoader = (styles: boolean): object => ({
  loader: require.resolve('css-loader'),
  options: {
    url: false,
    import: false,
    modules: {
      auto: true,
      localIdentName: '[local]-[hash:hex:4]',
      // All classes of a file end in the same hash, which compresses better.
      hashStrategy: 'minimal-subset',
      namedExport: false,
      exportOnlyLocals: !styles,
    },
  },
});

/** The options of all bundles. */
function shared({siteDir, generatedFilesDir}: Folders, mode: Mode): Options {
  return {
    mode,
    context: siteDir,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {'@site': siteDir, '@generated': generatedFilesDir},
    },
    module: {rules: [{test: /\.module\.css$/, use: [cssLoader(false)]}, typescriptRule]},
  };
}

/**
 * Bundles the script and the style sheet of the player's page.
 *
 * @returns their names in the folder.
 * @throws Error with the bundler's messages.
 */
export async function bundlePlayer(
  bundler: CurrentBundler,
  folders: Folders,
  folder: string,
  mode: Mode,
): Promise<PageFiles> {
  const {siteDir} = folders;
  const {CssExtractRspackPlugin} = rspackOf(bundler);
  const drawings = ['src/player/page', 'src/player/stage'].flatMap((part) =>
    filesIn(path.join(siteDir, part)).flatMap((file) => (file.endsWith('.module.css') ? `${part}/${file}` : [])),
  );
  const sheets = ['src/css/tokens.css', 'src/css/base.css', ...drawings];
  const common = {...shared(folders, mode), target: ['web', 'es2022']};
  const entry = (files: readonly string[]): Options['entry'] => ({
    player: files.map((file) => path.join(siteDir, file)),
  });
  const script = await bundle(bundler, 'player', {
    ...common,
    entry: entry([entryOfScript]),
    output: {path: folder, filename: '[name].[contenthash:8].js', clean: true},
  });
  const styles = await bundle(bundler, 'player’s styles', {
    ...common,
    entry: entry(sheets),
    // No page loads the style sheet's script, so it goes elsewhere.
    output: {path: folder, filename: '../[name].js'},
    module: {rules: [{test: /\.css$/, use: [CssExtractRspackPlugin.loader, cssLoader(true)]}]},
    plugins: [new CssExtractRspackPlugin({filename: '[name].[contenthash:8].css'})],
    // The CSS minifier rewrites colors for older browsers, and saves nothing that compression does not.
    optimization: {minimize: false},
  });
  return {script: fileOf(script, 'player', '.js'), styles: fileOf(styles, 'player', '.css')};
}

/** Bundles the code that renders the pages as a CommonJS module for Node. Returns its path. */
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
