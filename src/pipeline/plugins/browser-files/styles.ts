import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesIn} from '../../files';
import {isShared} from './layers';

type Options = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A query that has the bundler write a style sheet, and not only export its class names. */
const sheet = '?sheet';

/**
 * All style sheets of the site in order, as a bundle's entry: base, theme, shared parts, pages. The theme's layout is
 * left out, since the site has its own.
 */
export function sheetEntries(siteDir: string): string[] {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const own = path.join(siteDir, 'src');
  const find = (folder: string, without: string): string[] =>
    filesIn(folder).flatMap((file) =>
      file.endsWith('.module.css') && !file.startsWith(without) ? path.join(folder, file) : [],
    );
  const [ofTheme, ofSite] = [find(theme, 'Layout/'), find(own, 'player/page/')];
  if (ofTheme.length === 0) {
    throw new Error(
      `There is no style sheet in ${theme}, where theme-classic had its own; ` +
        'adapt sheetEntries in src/pipeline/plugins/browser-files/styles.ts.',
    );
  }
  const modules = [...ofTheme, ...ofSite.filter(isShared), ...ofSite.filter((file) => !isShared(file))];
  return [path.join(own, 'css/index.css'), ...modules.map((file) => file + sheet)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The options of a rule's loaders. */
function optionsOf(rule: unknown): readonly Record<string, unknown>[] {
  const loaders: readonly unknown[] = isObject(rule) && Array.isArray(rule.use) ? rule.use : [];
  return loaders.flatMap((loader) => (isObject(loader) && isObject(loader.options) ? [loader.options] : []));
}

const isOfModules = (rule: unknown): boolean => isObject(rule) && String(rule.test) === String(/\.module\.css$/i);

const changed = (what: string, adapt: string): Error =>
  new Error(`Docusaurus no longer ${what}; adapt ${adapt} in src/pipeline/plugins/browser-files/styles.ts.`);

/** The loader of CSS modules, set to export class names only; it needs no other before it. */
function namesOnly(use: unknown): readonly object[] {
  const loaders: readonly unknown[] = Array.isArray(use) ? use : [];
  return loaders.flatMap((loader) => {
    if (!isObject(loader) || !isObject(loader.options)) return [];
    const {options} = loader;
    return isObject(options.modules)
      ? [{...loader, options: {...options, modules: {...options.modules, exportOnlyLocals: true}}}]
      : [];
  });
}

/**
 * Has all classes of a style sheet end in the same hash, that of the file. This compresses better: the home page is 1.5
 * KB smaller.
 */
export function endClassesByFile(config: Options): void {
  const names = optionsOf(config.module?.rules?.find(isOfModules)).flatMap(({modules}) =>
    isObject(modules) ? [modules] : [],
  );
  if (names.length !== 1 || !String(names[0]?.localIdentName).startsWith('[local]_')) {
    throw changed('names the classes of CSS modules by their own name and a hash', 'endClassesByFile');
  }
  names.forEach((each) => (each.hashStrategy = 'minimal-subset'));
}

/**
 * Has the client bundle write style sheets only for the entry that imports them all; other imports of a CSS module get
 * class names only.
 */
export function separateStyles(config: Options): void {
  const rules = config.module?.rules ?? [];
  const index = rules.findIndex(isOfModules);
  const rule = rules[index];
  if (!isObject(rule) || namesOnly(rule.use).length !== 1) {
    throw changed('reads CSS modules by one rule with css-loader', 'separateStyles');
  }
  const separate: object = {
    test: /\.module\.css$/i,
    oneOf: [{resourceQuery: /^\?sheet$/, use: rule.use}, {use: namesOnly(rule.use)}],
  };
  rules.splice(index, 1, separate);
}

/**
 * Keeps fonts in files of their own. Docusaurus inlines small ones into style sheets, which the pages' policy forbids.
 */
export function separateFonts(config: Options): void {
  const [options, ...others] = optionsOf(
    config.module?.rules?.find((rule) => isObject(rule) && String(rule.test).includes('woff2')),
  );
  if (options === undefined || others.length > 0) {
    throw changed('reads fonts by one rule with url-loader', 'separateFonts');
  }
  options.limit = 0;
}
