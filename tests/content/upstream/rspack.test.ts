/** Where one of these fails after an upgrade, its sentence says what to adapt; src/theme/README.md says what each buys. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundle, fileOf, rspackOf, typescriptRule} from '@site/src/pipeline/bundle';
import {noteBundles, readBundles, type Bundles} from '@site/src/pipeline/plugins/browser-files/bundles';
import {scriptNames} from '@site/src/pipeline/plugins/browser-files/scripts';
import {styledBy} from '@site/src/pipeline/publish/styles/pageStyles';
import {parseFragment} from '../../support/parseHtml';

/** As Docusaurus hands it over. */
const bundler: CurrentBundler = {
  name: 'rspack',
  instance: jest.requireActual<CurrentBundler['instance']>('@rspack/core'),
};

let site = '';
let bundles: Bundles;
let styles = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

/** A site of one island, with a style sheet that only its code imports, bundled and noted as the build does it. */
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'tailor-ai-rspack-'));
  write('src/ui/Board/Board.module.css', '.board {color: red}');
  write('src/ui/Board/Board.island.tsx', "import styles from './Board.module.css';\nexport default () => styles;");
  write('src/behavior.ts', 'document.title = document.title.trim();');
  write(
    'src/site.ts',
    'export const load = (name: string) =>\n' +
      '  import(/* webpackChunkName: "island-[request]", webpackInclude: /\\.island\\.tsx$/ */ `./${name}.island.tsx`);',
  );
  const {CssExtractRspackPlugin} = rspackOf(bundler);
  const others = scriptNames.filter((name) => name !== 'site');
  const stats = await bundle(bundler, 'site', {
    mode: 'production',
    context: site,
    entry: {
      site: './src/site.ts',
      ...Object.fromEntries(others.map((name) => [name, {import: './src/behavior.ts', dependOn: 'site'}])),
    },
    output: {path: path.join(site, 'build'), filename: 'assets/js/[name].[contenthash:8].js'},
    optimization: {runtimeChunk: false, splitChunks: {cacheGroups: {default: false, defaultVendors: false}}},
    module: {
      rules: [
        typescriptRule,
        {
          test: /\.css$/,
          use: [CssExtractRspackPlugin.loader, {loader: require.resolve('css-loader'), options: {modules: true}}],
        },
      ],
    },
    plugins: [new CssExtractRspackPlugin({filename: '[name].[contenthash:8].css'})],
  });
  const folders = {siteDir: site, generatedFilesDir: path.join(site, 'generated')};
  noteBundles(stats, folders);
  bundles = readBundles(folders.generatedFilesDir);
  styles = fileOf(stats, 'island-ui-Board-Board-island-tsx', '.css');
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

test('9. Rspack: the names of chunks, by which a page has the styles of its islands', () => {
  const page = parseFragment('<div data-island="ui/Board/Board"></div>');
  expect([...styledBy(page, bundles).later]).toEqual(['file-src-ui-Board-Board-module-css']);
  const lost = parseFragment('<div data-island="ui/Bord/Bord"></div>');
  expect(() => styledBy(lost, bundles)).toThrow('The bundler made no part for the island ui/Bord/Bord');
});

test('9. Rspack: style sheets taken out of scripts, and what it tells of scripts', () => {
  expect(styles).toMatch(/^island-ui-Board-Board-island-tsx\.[0-9a-f]{8}\.css$/);
  for (const name of scriptNames)
    expect(bundles.scripts[name]).toMatch(new RegExp(`^/assets/js/${name}\\.\\w{8}\\.js$`));
});
