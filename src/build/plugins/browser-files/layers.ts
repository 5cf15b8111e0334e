import path from 'node:path';
import type {AtRule, Plugin, Root} from 'postcss';

/**
 * The cascade layers of the style sheets, the weakest first: the theme's own
 * styles, the site's base, what pages are made of, and what overrules all.
 * Within `site` specificity decides, as authors of a page expect it to.
 */
export const layers = ['theme', 'base', 'site', 'last'] as const;
export type Layer = (typeof layers)[number];

/** Marks the rules of one file in the sheet that the bundler writes, until publish/styles/sheets.ts takes it apart. */
export const fileMark = 'file-';

/** The layer of a style sheet, by where it is; undefined for those that only import and order the others. */
export function layerOf(file: string): Layer | undefined {
  const place = file.split(path.sep).join('/');
  if (place.includes('/node_modules/')) return 'theme';
  if (/\/src\/css\/(index|layers)\.css$/.test(place)) return undefined;
  if (/\/src\/css\/(tokens|fonts|base)\.css$/.test(place)) return 'base';
  return /\/src\/css\/(audience|forcedColors|noScript|print(Markdown)?)\.css$/.test(place) ? 'last' : 'site';
}

/** Whether a style sheet belongs to a part that many pages share, which a page's own styles may adjust. */
export const isShared = (file: string): boolean => /\/src\/(ui|shell|docs|player)\//.test(file);

/** The name of a file in the sheet: its path below the site, in characters that a layer's name may have. */
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
      // The build takes the theme's CSS modules alone (sheetEntries in styles.ts); `npm start` leaves the rest out here.
      if (layer === 'theme' && !file.endsWith('.module.css')) {
        root.removeAll();
        return;
      }
      // In `npm start` a page has its styles later than its HTML, where a browser gives the transition up and says so.
      if (!isProduction) root.walkAtRules('view-transition', (rule) => void rule.remove());
      const wrap = (params: string, nodes: AtRule['nodes']): AtRule =>
        new CreatedAtRule({name: 'layer', params, nodes});
      const own = root.nodes.filter((node) => !(node.type === 'atrule' && ['import', 'charset'].includes(node.name)));
      own.forEach((node) => node.remove());
      root.append(wrap(isProduction ? `${layer}.${fileName(file, siteDir)}` : layer, own));
      // `npm start` adds the sheets as their scripts come, in any order: each says which layer is the stronger.
      if (!isProduction) root.prepend(new CreatedAtRule({name: 'layer', params: layers.join(', ')}));
    },
  };
}
