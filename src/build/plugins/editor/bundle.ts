import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundle, fileOf, typescriptRule} from '../bundle';
import {bundledPackages, licensesOf} from '../third-party-licenses/bundled';

const sveltia = require.resolve('@sveltia/cms');
const empty = path.join(__dirname, 'client/empty.ts');

/**
 * Parts of the editor that posts have no field for (maps, drawings of them,
 * shrinking of SVG), and the languages that code in a post is not written in.
 */
const unused =
  /^(?:leaflet\/.*|terra-draw.*|svgo\/browser|@shikijs\/langs\/(?!(?:bash|css|html|javascript|json|jsx|markdown|mermaid|shellscript|tsx|typescript|yaml)$).*)$/;

/**
 * Bundles the editor with all that it loads on demand, so that nothing of it
 * comes from elsewhere: Sveltia's ready-made file would ask unpkg.com for it.
 * The licenses of what it contains are written beside the folder.
 *
 * @returns the name of the file to start, in the given folder.
 * @throws Error with the bundler's own messages.
 */
export async function bundleEditor(
  bundler: CurrentBundler,
  folder: string,
  mode: 'development' | 'production',
): Promise<string> {
  const stats = await bundle(bundler, 'editor', {
    mode,
    target: ['web', 'es2022'],
    entry: {editor: path.join(__dirname, 'client/index.ts')},
    output: {
      path: folder,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      clean: true,
    },
    experiments: {outputModule: true},
    resolve: {extensions: ['.ts', '.tsx', '.js', '.mjs']},
    module: {
      rules: [
        typescriptRule,
        // The folder of this checkout has no place in the files; the browser fills in their address.
        {test: sveltia, loader: path.join(__dirname, 'withoutThirdParties.cjs')},
        {test: /node_modules[\\/]@sveltia[\\/]cms/, parser: {importMeta: false, exprContextCritical: false}},
      ],
    },
    plugins: [new bundler.instance.NormalModuleReplacementPlugin(unused, empty)],
  });
  await writeFile(path.join(folder, '../third-party-licenses.txt'), await licensesOf(bundledPackages(stats)));
  return fileOf(stats, 'editor', '.js');
}
