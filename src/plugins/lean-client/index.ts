import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const standIn = (file: string): string => path.join(__dirname, file);
const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const coreClient = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

/**
 * Stock client code that no page of this site should carry, and what stands in
 * for it: Prism's languages and the progress bar, Infima (src/css holds the
 * site's own styles) and the viewport prefetch.
 */
export const standIns: Readonly<Record<string, string>> = {
  [path.join(themeClassic, 'prism-include-languages')]: standIn('empty.js'),
  [path.join(themeClassic, 'nprogress')]: standIn('empty.js'),
  [require.resolve('infima/dist/css/default/default.css', {paths: [themeClassic]})]: standIn('empty.js'),
  [path.join(coreClient, 'prefetch.js')]: standIn('prefetchNothing.js'),
};

const utilsCommon = path.dirname(require.resolve('@docusaurus/utils-common'));

/**
 * tslib as Docusaurus's own client code needs it: one helper, required as CommonJS,
 * which cannot be tree-shaken. Other packages import the ES modules and keep what they use.
 */
const leanTslib = {include: [utilsCommon], resolve: {alias: {tslib$: standIn('tslib.js')}}};

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: standIns}, module: {rules: [leanTslib]}},
  };
}
