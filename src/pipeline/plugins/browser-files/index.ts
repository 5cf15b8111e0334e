import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import autoprefixer from 'autoprefixer';
import type {OutsideAddresses} from '../../../lib/redirects';
import type {Settings} from '../../../lib/settings/parse';
import {bundleHeadScript, everyPage, ofPages} from './headScripts';
import {layering} from './layers';
import {rspackOf, type Stats} from '../../bundle';
import {noteBundles} from './bundles';
import {readScripts, sourceOf} from './scripts';
import {endClassesByFile, separateFonts, separateStyles, sheetEntries} from './styles';

const isProduction = process.env.NODE_ENV === 'production';

/** Pages, guides, posts, islands, and large libraries that few pages need. */
const asked =
  /[\\/](src[\\/]pages|docs|blog)[\\/].*\.(tsx|mdx?)$|\.island\.tsx$|[\\/]node_modules[\\/](@mermaid-js|mermaid)[\\/]/;

/** Keeps the list of routes from compiling every page: see the loader. */
const withoutWeakReferences = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: path.join(__dirname, 'withoutWeakReferences.cjs'),
} as const;

/** Has `npm start` compile a page on the first request for it, since compiling all takes too long. */
function compiledWhenAsked(bundler: CurrentBundler): object {
  const {lazyCompilationMiddleware} = rspackOf(bundler);
  return {
    module: {rules: [withoutWeakReferences]},
    lazyCompilation: {entries: false, imports: true, test: asked},
    devServer: {
      setupMiddlewares(middlewares: unknown[], {compiler}: {readonly compiler: object}): unknown[] {
        middlewares.unshift({name: 'compiled when asked', middleware: lazyCompilationMiddleware(compiler)});
        // Docusaurus concatenates what plugins return, and already has this list.
        return [];
      },
    },
  };
}

/**
 * Makes the files that browsers get. In production Docusaurus only renders the pages: browsers get the behaviors, one
 * of which fetches React for islands. In `npm start` Docusaurus's app draws the pages, with the same behaviors and
 * islands.
 */
export default function browserFiles(context: LoadContext, {settings}: {settings: Settings}): Plugin {
  const {siteDir} = context;
  let sheets: string[] = [];
  let headScript = '';
  let entries: Record<string, string | {import: string; dependOn: string}> = {};
  return {
    name: 'browser-files',
    loadContent() {
      sheets = sheetEntries(siteDir);
    },
    async contentLoaded({actions}) {
      await actions.createData('settings.json', settings);
      const {appUrl, demoVideoUrl} = settings;
      await actions.createData('outside.json', {appUrl, demoVideoUrl} satisfies OutsideAddresses);
      headScript = await bundleHeadScript(everyPage, context);
      for (const [name, file] of Object.entries(ofPages)) {
        await actions.createData(`${name}.head.json`, {code: await bundleHeadScript(file, context)});
      }
      const scripts = await readScripts(siteDir, settings);
      entries = {};
      for (const script of scripts) {
        const {name} = script;
        const file = await actions.createData(`${name}.js`, sourceOf(script));
        // The other scripts use what `site` has already loaded.
        entries[name] = name === 'site' || name === 'docs' ? file : {import: file, dependOn: 'site'};
      }
    },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: headScript}]}),
    getClientModules: () => (isProduction ? [] : [path.join(siteDir, 'src/browser/development.ts')]),
    configurePostCss(options) {
      const own = layering(siteDir, isProduction);
      // Not Docusaurus's preset, 4 s of a build: the browsers of .browserslistrc need prefixes alone.
      const plugins = isProduction ? [autoprefixer(), own] : [own];
      // Without a search for a file with settings beside each style sheet.
      return {...options, config: false, plugins};
    },
    configureWebpack(config, isServer, {currentBundler}) {
      endClassesByFile(config);
      if (isServer) return {};
      if (!isProduction) return compiledWhenAsked(currentBundler);
      separateStyles(config);
      separateFonts(config);
      // This plugin adds the list of the app's files to every script, and there is no app.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        mergeStrategy: {
          entry: 'replace',
          'optimization.runtimeChunk': 'replace',
          'optimization.splitChunks': 'replace',
        },
        entry: {...entries, styles: sheets},
        // Every page's script lists the files that it may fetch later: by number, since names would cost 200 bytes, and
        // with six characters of their hashes, since eight would cost 38. Four are too few: the bundler inserts hashes
        // by replacing text, and four could be part of a word, such as "defer".
        output: {uniqueName: 'site', chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              default: false,
              defaultVendors: false,
              styles: {name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true},
              react: {
                name: 'react-library',
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                chunks: 'async',
                enforce: true,
                priority: 50,
              },
            },
          },
        },
        plugins: [
          (compiler) => {
            compiler.hooks.done.tap('browser-files', (stats: Stats) => noteBundles(stats, context));
          },
        ],
      };
    },
  };
}
