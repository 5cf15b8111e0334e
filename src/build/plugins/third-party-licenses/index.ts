import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Stats} from '../bundle';
import {bundledPackages, licensesOf} from './bundled';

/** Packages whose files are copied into the site instead of bundled: the search, and the fonts in static/fonts. */
const copied = [
  'pagefind',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/spline-sans-mono',
];

/**
 * Writes /third-party-licenses.txt: the licenses of all packages that browsers
 * are sent, as most of them ask for; the minified scripts hold no comments.
 * Stops the build where one may not be delivered.
 */
export default function thirdPartyLicenses({siteDir}: LoadContext): Plugin {
  let bundled: readonly string[] = [];
  return {
    name: 'third-party-licenses',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              (compiler) => {
                compiler.hooks.done.tap('third-party-licenses', (stats: Stats) => {
                  bundled = bundledPackages(stats);
                });
              },
            ],
          },
    async postBuild({outDir}) {
      const folders = copied.map((name) => path.join(siteDir, 'node_modules', name));
      await writeFile(path.join(outDir, 'third-party-licenses.txt'), await licensesOf([...bundled, ...folders]));
    },
  };
}
