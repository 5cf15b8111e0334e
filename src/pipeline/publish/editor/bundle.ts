import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import type {Mode} from '../site';
import {bundle, bundledPackages, fileOf, typescriptRule} from '../../bundle';
import {licensesOf} from '../licenses';

const sveltia = require.resolve('@sveltia/cms');
const empty = path.join(__dirname, 'client/empty.ts');

/** Parts of the editor that posts do not need (maps, optimizing SVG), and languages that no post has code in. */
const unused =
  /^(?:leaflet\/.*|terra-draw.*|svgo\/browser|@shikijs\/langs\/(?!(?:bash|css|html|javascript|json|jsx|markdown|mermaid|shellscript|tsx|typescript|yaml)$).*)$/;

/**
 * Bundles the editor with everything that it loads on demand, which Sveltia's prebuilt file would fetch from unpkg.com.
 *
 * @returns the name of the entry file in the folder, and the licenses of the code in it.
 * @throws Error with the bundler's messages.
 */
export async function bundleEditor(
  bundler: CurrentBundler,
  folder: string,
  mode: Mode,
): Promise<{script: string; licenses: string}> {
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
      clean: true,
    },
    resolve: {extensions: ['.ts', '.tsx', '.js', '.mjs']},
    module: {
      rules: [
        typescriptRule,
        {test: sveltia, loader: path.join(__dirname, 'changed.cjs')},
        {
          test: /node_modules[\\/]@sveltia[\\/]cms[\\/].*\.js$/,
          loader: path.join(__dirname, 'withoutModuleAddress.cjs'),
          parser: {exprContextCritical: false},
        },
      ],
    },
    plugins: [new bundler.instance.NormalModuleReplacementPlugin(unused, empty)],
  });
  return {script: fileOf(stats, 'editor', '.js'), licenses: await licensesOf(bundledPackages(stats))};
}
