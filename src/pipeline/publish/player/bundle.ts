import path from 'node:path';
import {bundle, fileOf, rspackOf, typescriptRule, type Options} from '../../bundle';
import {filesIn} from '../../files';
import type {Mode, Site} from '../site';

type BundledSite = Pick<Site, 'siteDir' | 'generatedFilesDir' | 'bundler'>;

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
function shared({siteDir, generatedFilesDir}: BundledSite, mode: Mode): Options {
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
 * Bundles the script and the style sheet of the player's page, and returns their names in the folder.
 *
 * @throws Error with the bundler's messages.
 */
export async function bundlePlayer(
  site: BundledSite,
  folder: string,
  mode: Mode,
): Promise<{readonly script: string; readonly styles: string}> {
  const {siteDir, bundler} = site;
  const {CssExtractRspackPlugin} = rspackOf(bundler);
  const drawings = ['src/player/page', 'src/player/stage'].flatMap((part) =>
    filesIn(path.join(siteDir, part)).flatMap((file) => (file.endsWith('.module.css') ? `${part}/${file}` : [])),
  );
  const sheets = ['src/css/tokens.css', 'src/css/base.css', ...drawings];
  const common = {...shared(site, mode), target: ['web', 'es2022']};
  const script = await bundle(bundler, 'player', {
    ...common,
    entry: {player: [path.join(siteDir, 'src/player/browser/index.ts')]},
    output: {path: folder, filename: '[name].[contenthash:8].js', clean: true},
  });
  const styles = await bundle(bundler, 'player’s styles', {
    ...common,
    entry: {player: sheets.map((file) => path.join(siteDir, file))},
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
export async function bundlePages(site: BundledSite, folder: string, mode: Mode): Promise<string> {
  const stats = await bundle(site.bundler, 'player’s pages', {
    ...shared(site, mode),
    target: 'node20',
    entry: {pages: path.join(site.siteDir, 'src/pipeline/publish/player/render.tsx')},
    output: {path: folder, filename: '[name].[contenthash:8].cjs', library: {type: 'commonjs2'}, clean: true},
  });
  return path.join(folder, fileOf(stats, 'pages', '.cjs'));
}
