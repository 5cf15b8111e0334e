import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const standIn = (file: string): string => path.join(__dirname, file);
const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const coreClient = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

/**
 * Stock client code that no page of this site should carry, and what stands in
 * for it: Prism's languages and the progress bar, Infima (src/css holds the
 * site's own styles), the viewport prefetch, a banner for wrong base addresses,
 * the head manager, two helpers of the router, and the histories it does not use.
 */
const standIns: Readonly<Record<string, string>> = {
  [path.join(themeClassic, 'prism-include-languages')]: standIn('empty.js'),
  [path.join(themeClassic, 'nprogress')]: standIn('empty.js'),
  [require.resolve('infima/dist/css/default/default.css', {paths: [themeClassic]})]: standIn('empty.js'),
  [path.join(coreClient, 'docusaurus.js')]: standIn('docusaurus.js'),
  [path.join(coreClient, 'preload.js')]: require.resolve('../blog/browser/preload.ts'),
  [path.join(coreClient, 'BaseUrlIssueBanner/index.js')]: standIn('noBanner.js'),
  'react-helmet-async$': standIn('head/index.ts'),
  'hoist-non-react-statics$': standIn('hoistNothing.js'),
  history$: standIn('history.js'),
  // The router's development build reads it; its other build has no use for it.
  ...(process.env.NODE_ENV === 'production' && {'prop-types$': standIn('noPropTypes.js')}),
};

const utilsCommon = path.dirname(require.resolve('@docusaurus/utils-common'));

/**
 * tslib as Docusaurus's own client code needs it: one helper, required as CommonJS,
 * which cannot be tree-shaken. Other packages import the ES modules and keep what they use.
 */
const leanTslib = {include: [utilsCommon], resolve: {alias: {tslib$: standIn('tslib.js')}}};

/** The icons' factory, the same in the build and in the browser, so that both draw the same. */
const lucideFactory = path.join(
  path.dirname(require.resolve('lucide-react/package.json')),
  'dist/esm/createLucideIcon.mjs',
);
const sharedStandIns: Readonly<Record<string, string>> = {[lucideFactory]: standIn('lucideIcon.js')};

/** What the browser reads of the configuration; the rest tells the build what to do. */
function clientConfig({siteConfig}: LoadContext): object {
  const {title, url, baseUrl, trailingSlash, favicon, noIndex, titleDelimiter, customFields, themeConfig, future} =
    siteConfig;
  return {
    ...{title, url, baseUrl, trailingSlash, favicon, noIndex, titleDelimiter, customFields, themeConfig},
    future: {experimental_router: future.experimental_router},
  };
}

/**
 * The stock rule gathers everything that half of the pages share into one
 * file, which each of them then loads whole. Sharing by combination instead
 * sends a page only what it uses; smaller pieces are not worth a request.
 */
const splitChunks = {
  cacheGroups: {
    common: {name: false, chunks: 'async', minChunks: 2, minSize: 6_000, reuseExistingChunk: true},
  },
} as const;

export default function leanClient(context: LoadContext): Plugin {
  const generated = (file: string): string => path.join(context.generatedFilesDir, file);
  let leanConfig: string | undefined;
  return {
    name: 'lean-client',
    async contentLoaded({actions}) {
      leanConfig = await actions.createData('client-config.json', clientConfig(context));
    },
    configureWebpack: (config, isServer) => {
      // Writes the chunks' addresses into every page for the prefetch, which is not there.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return isServer
        ? {resolve: {alias: sharedStandIns}}
        : {
            resolve: {
              alias: {
                ...standIns,
                ...sharedStandIns,
                [generated('site-metadata.json')]: standIn('noMetadata.js'),
                ...(leanConfig && {[generated('docusaurus.config.mjs')]: leanConfig}),
              },
              extensions: ['.browser.ts'],
            },
            // Five characters tell a file's versions apart; the list of all chunks is part of every page.
            output: {chunkFilename: 'assets/js/[name].[contenthash:5].js'},
            mergeStrategy: {'resolve.extensions': 'prepend'},
            module: {rules: [leanTslib, {include: [generated('registry.js')], use: [standIn('slimRegistry.cjs')]}]},
            optimization: {splitChunks},
          };
    },
  };
}
