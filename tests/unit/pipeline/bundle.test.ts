import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundle} from '@site/src/pipeline/bundle';

/** Rspack in the place of webpack, as Docusaurus hands it over. */
const instance = jest.requireActual<CurrentBundler['instance']>('@rspack/core');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-bundle-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/index.js'), "console.log(new URL('sign.woff2', import.meta.url).href);\n");
  writeFileSync(path.join(folder, 'src/sign.woff2'), Buffer.from([0x77, 0x4f, 0x46, 0x32, 0xff, 0xfe, 0x00]));
  writeFileSync(path.join(folder, 'asText.cjs'), 'module.exports = (source) => source;\n');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const bundled = (test: RegExp) =>
  bundle({name: 'rspack', instance}, 'sign', {
    context: folder,
    entry: path.join(folder, 'src/index.js'),
    output: {path: path.join(folder, 'out'), assetModuleFilename: '[name][ext]'},
    module: {rules: [{test, loader: path.join(folder, 'asText.cjs')}]},
  });

test('a font that a loader takes for text stops the build', async () => {
  await expect(bundled(/src/)).rejects.toThrow(/sign\.woff2 is not what .*sign\.woff2 is: a loader has changed it/);
});

test('a font that no loader is given is copied', async () => {
  await bundled(/src.*\.js$/);
  expect(readFileSync(path.join(folder, 'out/sign.woff2'))).toEqual(readFileSync(path.join(folder, 'src/sign.woff2')));
});
