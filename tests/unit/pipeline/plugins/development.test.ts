import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import apiDescription from '@site/src/pipeline/plugins/api-description';
import development from '@site/src/pipeline/plugins/development';
import pageSources from '@site/src/pipeline/plugins/page-sources';
import {makePlayer} from '@site/src/pipeline/publish/player';
import {parseSettings} from '@site/src/lib/settings/parse';

jest.mock('@site/src/pipeline/publish/player', () => ({makePlayer: jest.fn(), playerFolder: 'assets/player'}));
jest.mock('@site/src/pipeline/publish/editor', () => ({makeEditor: jest.fn(), makeEditorParts: jest.fn()}));
jest.mock('@site/src/pipeline/files', () => ({
  ...jest.requireActual<object>('@site/src/pipeline/files'),
  writeFiles: () => Promise.resolve(),
}));

interface Middleware {
  readonly middleware: (request: {readonly url: string}, response: object, next: (error?: unknown) => void) => void;
}

const context: LoadContext = JSON.parse(
  JSON.stringify({siteDir: process.cwd(), generatedFilesDir: 'none', siteConfig: {title: 'Site'}}),
);
function missing(): never {
  throw new Error('The plugin lacks a part.');
}

const make = jest.mocked(makePlayer);

test('what is asked for is made once, again after it failed, and again after a change', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const plugin = development(context, {settings: parseSettings({})});
  const {devServer}: {devServer: {setupMiddlewares: (list: Middleware[]) => object}} = Reflect.apply(
    plugin.configureWebpack ?? missing,
    plugin,
    [],
  );
  const list: Middleware[] = [];
  devServer.setupMiddlewares(list);
  /** Asks for an address: how often the player has been made by then, or what went wrong. */
  const ask = (url: string) =>
    list.reduce<Promise<unknown>>(
      (before, {middleware}) =>
        before.then((wrong) => wrong ?? new Promise((resolve) => middleware({url}, {}, resolve))),
      Promise.resolve(),
    );
  for (const url of ['/', '/embedded', '/docs/embed/', '/assets/player.css']) expect(await ask(url)).toBeUndefined();
  expect(make).not.toHaveBeenCalled();

  const wrong = new Error('The player was not bundled.');
  make.mockRejectedValueOnce(wrong).mockResolvedValue([]);
  expect(await ask('/embed/home')).toBe(wrong);
  expect(await Promise.all([ask('/embed/home?a'), ask('/assets/player/a.js')])).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);

  // What the player, the editor and the files at fixed addresses are made of has them made again.
  const watched: readonly string[] = Reflect.apply(plugin.getPathsToWatch ?? missing, plugin, []);
  const sources = ['blog/authors.yml', 'src/docs/ApiReference/openapi.yaml', 'src/player', 'src/content'];
  expect(watched).toEqual(sources.map((each) => path.resolve(each)));
  await Reflect.apply(plugin.contentLoaded ?? missing, plugin, []);
  await ask('/embed/home');
  await ask('/embed/home');
  expect(make).toHaveBeenCalledTimes(3);
});

test('the description of the API is read again where it has changed', () => {
  const plugin = apiDescription(context, {settings: parseSettings({})});
  const watched: readonly string[] = Reflect.apply(plugin.getPathsToWatch ?? missing, plugin, []);
  expect(watched).toEqual([path.resolve('src/docs/ApiReference/openapi.yaml')]);
});

test('guides and posts are compiled again with what they show, and of posts the text alone is compiled', () => {
  interface Rule {
    readonly test: RegExp;
    readonly include: string | readonly string[];
    readonly loader: string;
  }
  const plugin = pageSources();
  const {module}: {module: {rules: readonly Rule[]}} = Reflect.apply(plugin.configureWebpack ?? missing, plugin, []);
  const loadersOf = (file: string): string[] =>
    module.rules
      .filter(
        (rule) => rule.test.test(file) && [rule.include].flat().some((folder) => path.resolve(file).startsWith(folder)),
      )
      .map(({loader}) => path.basename(loader));
  expect(['docs/a.mdx', 'blog/a/index.md', 'src/a.mdx', 'docs/a.ts'].map(loadersOf)).toEqual([
    ['addSources.cjs'],
    ['withoutFields.cjs', 'addSources.cjs'],
    [],
    [],
  ]);
});
