import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import {isShared} from './layers';

type Options = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Asked for with a file, has the bundler write the style sheet itself and not only its names. */
const sheet = '?sheet';

/**
 * Every style sheet of the site in its order, as the entry of a bundle: base, theme, shared parts, pages. Not that of
 * the theme's layout, for which the site has its own: it would make the body of a guide as low as the window.
 *
 * @throws Error where the theme's are not where they were.
 */
export async function sheetEntries(siteDir: string): Promise<string[]> {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const own = path.join(siteDir, 'src');
  const find = async (cwd: string, ignore: string[] = []): Promise<string[]> =>
    (await Globby('**/*.module.css', {cwd, ignore, absolute: true})).sort();
  const [ofTheme, ofSite] = await Promise.all([find(theme, ['Layout/**']), find(own, ['player/page/**'])]);
  if (ofTheme.length === 0) {
    throw new Error(
      `There is no style sheet in ${theme}, where theme-classic had its own; ` +
        'adapt sheetEntries in src/build/plugins/browser-files/styles.ts.',
    );
  }
  const modules = [...ofTheme, ...ofSite.filter(isShared), ...ofSite.filter((file) => !isShared(file))];
  return [path.join(own, 'css/index.css'), ...modules.map((file) => file + sheet)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The loaders of CSS modules, made to give the names of the classes alone. */
function namesOnly(use: unknown): readonly object[] {
  const loaders: readonly unknown[] = Array.isArray(use) ? use : [];
  return loaders.flatMap((loader) => {
    if (!isObject(loader) || !isObject(loader.options)) return [];
    const {modules} = loader.options;
    if (isObject(modules))
      return [{...loader, options: {...loader.options, modules: {...modules, exportOnlyLocals: true}}}];
    return 'postcssOptions' in loader.options ? [loader] : [];
  });
}

/**
 * Has all classes of a style sheet end in the same letters, those of its file, rather than each in its own: what is
 * said again is compressed, and the home page is 1.5 KB lighter.
 *
 * @throws Error where Docusaurus names classes otherwise.
 */
export function endClassesByFile(config: Options): void {
  const rule = config.module?.rules?.find((each) => isObject(each) && String(each.test) === String(/\.module\.css$/i));
  const loaders: readonly unknown[] = isObject(rule) && Array.isArray(rule.use) ? rule.use : [];
  const names = loaders.flatMap((loader) =>
    isObject(loader) && isObject(loader.options) && isObject(loader.options.modules) ? [loader.options.modules] : [],
  );
  if (names.length !== 1 || !String(names[0]?.localIdentName).startsWith('[local]_')) {
    throw new Error(
      'Docusaurus no longer names the classes of CSS modules by their own name and a hash; ' +
        'adapt endClassesByFile in src/build/plugins/browser-files/styles.ts.',
    );
  }
  names.forEach((each) => (each.hashStrategy = 'minimal-subset'));
}

/**
 * Has the client's bundle write style sheets only from the entry that imports
 * them all; scripts that import a CSS module get the names of its classes.
 *
 * @throws Error where Docusaurus's rules are no longer what this one changes.
 */
export function separateStyles(config: Options): void {
  const rules = config.module?.rules ?? [];
  const index = rules.findIndex((rule) => isObject(rule) && String(rule.test) === String(/\.module\.css$/i));
  const rule = rules[index];
  if (!isObject(rule) || namesOnly(rule.use).length !== 2) {
    throw new Error(
      'Docusaurus no longer reads CSS modules by one rule with css-loader and postcss-loader; ' +
        'adapt separateStyles in src/build/plugins/browser-files/styles.ts.',
    );
  }
  const separate: object = {
    test: /\.module\.css$/i,
    oneOf: [{resourceQuery: /^\?sheet$/, use: rule.use}, {use: namesOnly(rule.use)}],
  };
  rules.splice(index, 1, separate);
}

/**
 * Has every font be a file of its own: Docusaurus would write a small one into the style sheet, where the pages'
 * policy does not allow it, and where all pages would load what only some use.
 *
 * @throws Error where Docusaurus's rule is no longer what this one changes.
 */
export function separateFonts(config: Options): void {
  const rule = config.module?.rules?.find((each) => isObject(each) && String(each.test).includes('woff2'));
  const loaders: readonly unknown[] = isObject(rule) && Array.isArray(rule.use) ? rule.use : [];
  const options = loaders.flatMap((loader) => (isObject(loader) && isObject(loader.options) ? [loader.options] : []));
  if (options.length !== 1) {
    throw new Error(
      'Docusaurus no longer reads fonts by one rule with url-loader; ' +
        'adapt separateFonts in src/build/plugins/browser-files/styles.ts.',
    );
  }
  options.forEach((each) => (each.limit = 0));
}
