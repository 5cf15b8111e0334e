import path from 'node:path';
import type {AtRule, Plugin, Root} from 'postcss';

/**
 * The cascade layers of the style sheets, the weakest first: the theme's styles, the site's base, the parts of pages,
 * and overrides. Within `site` specificity decides, as usual.
 */
export const layers = ['theme', 'base', 'site', 'last'] as const;
export type Layer = (typeof layers)[number];

/**
 * Begins the name of the layer around each file's rules in the bundled sheet, which publish/styles/sheets.ts splits.
 */
export const fileMark = 'file-';

/** The layer of a style sheet, by its folder; undefined for sheets that only import others. */
export function layerOf(file: string): Layer | undefined {
  const place = file.split(path.sep).join('/');
  if (place.includes('/node_modules/')) return 'theme';
  if (/\/src\/css\/(index|layers)\.css$/.test(place)) return undefined;
  if (/\/src\/css\/(tokens|fonts|base)\.css$/.test(place)) return 'base';
  return /\/src\/css\/(forcedColors|noScript|print(Markdown)?)\.css$/.test(place) ? 'last' : 'site';
}

/** Whether a style sheet is of a shared part, which a page's own styles may adjust. */
export const isShared = (file: string): boolean => /\/src\/(ui|shell|docs|player)\//.test(file);

/** A file's name in the bundled sheet: its path, in characters that a layer's name may have. */
export const fileName = (file: string, siteDir: string): string =>
  fileMark + path.relative(siteDir, file).replaceAll(/[^\w]+/g, '-');

/**
 * A PostCSS plugin that puts each style sheet into its cascade layer and, for
 * the build, into one named after the file inside it.
 */
export function layering(siteDir: string, isProduction: boolean): Plugin {
  return {
    postcssPlugin: 'cascade-layers',
    Once(root: Root, {AtRule: CreatedAtRule}) {
      const file = root.source?.input.file;
      const layer = file === undefined ? undefined : layerOf(file);
      if (file === undefined || layer === undefined) return;
      // Of packages, the build takes only the theme's CSS modules (sheetEntries in styles.ts), and so does `npm start`.
      if (layer === 'theme' && !file.endsWith('.module.css')) {
        root.removeAll();
        return;
      }
      // In `npm start` styles arrive after the HTML, so the browser would abort the transition with a warning.
      if (!isProduction) root.walkAtRules('view-transition', (rule) => void rule.remove());
      const wrap = (params: string, nodes: AtRule['nodes']): AtRule =>
        new CreatedAtRule({name: 'layer', params, nodes});
      const own = root.nodes.filter((node) => !(node.type === 'atrule' && ['import', 'charset'].includes(node.name)));
      own.forEach((node) => node.remove());
      root.append(wrap(isProduction ? `${layer}.${fileName(file, siteDir)}` : layer, own));
      // `npm start` adds the sheets in any order, so each one states the order of the layers.
      if (!isProduction) root.prepend(new CreatedAtRule({name: 'layer', params: layers.join(', ')}));
    },
  };
}
