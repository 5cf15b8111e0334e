import postcss, {type AtRule, type ChildNode} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {fileMark, layers, type Layer} from '../../plugins/browser-files/layers';

/** The rules of one style sheet of the site. */
export interface Sheet {
  /** Its file, as layers.ts names it. */
  readonly name: string;
  readonly layer: Layer;
  readonly css: string;
  /** The sets of classes with which it applies to a page. */
  readonly selectors: readonly (readonly string[])[];
  /** The custom properties that it sets for the whole page. */
  readonly sets: ReadonlySet<string>;
  /** The custom properties that it uses. */
  readonly reads: ReadonlySet<string>;
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

/** The content of a layer, without nested layers of other packages. */
function contentOf(layer: AtRule): readonly ChildNode[] {
  const nodes = layer.nodes ?? [];
  return nodes.flatMap((node) => (isLayer(node) && node.nodes !== undefined ? contentOf(node) : [node]));
}

const parser = selectorParser();
/** What is known of selectors, which many pages' sheets have. */
const known = new Map<string, string[][]>();

/**
 * The sets of classes with which a selector without commas can match: all of its classes. Those in parentheses are
 * alternatives, as in `:is()`, and count only if there are no others.
 */
export function waysOf(selector: string): string[][] {
  const ways = known.get(selector);
  if (ways !== undefined) return ways;
  const needed: string[] = [];
  const alternatives: string[][] = [];
  parser.astSync(selector).walkClasses(({parent, value}) => {
    if (parent?.parent?.type === 'pseudo') alternatives.push([value]);
    else needed.push(value);
  });
  const found = needed.length > 0 ? [needed] : alternatives;
  known.set(selector, found);
  return found;
}

/** Reads the style sheet of one file. */
export function sheetOf(name: string, layer: Layer, css: string): Sheet {
  const [sets, reads] = [new Set<string>(), new Set<string>()];
  const ways: string[][] = [];
  postcss.parse(css).walkRules(({selector, selectors, nodes}) => {
    ways.push(...selectors.flatMap(waysOf));
    for (const node of nodes) {
      if (node.type !== 'decl') continue;
      if (node.prop.startsWith('--') && /^(?::root|html)\b/.test(selector)) sets.add(node.prop);
      for (const [, found = ''] of node.value.matchAll(/var\(\s*(--[\w-]+)/g)) reads.add(found);
    }
  });
  return {name, layer, css, selectors: ways, sets, reads};
}

/** Splits the bundler's style sheet into those of the site's files, in order. */
export function sheetsIn(css: string): Sheet[] {
  return postcss.parse(css).nodes.flatMap((node): Sheet[] => {
    if (node.type === 'comment' || (isLayer(node) && node.nodes === undefined)) return [];
    const [tier, name] = isLayer(node) ? node.params.split('.') : [];
    const layer = layers.find((each) => each === tier);
    if (!isLayer(node) || layer === undefined || name?.startsWith(fileMark) !== true) {
      throw new Error(
        `The style sheet holds "${node.toString().slice(0, 80)}" outside of any file’s layer; ` +
          'see src/pipeline/plugins/browser-files/layers.ts.',
      );
    }
    return [sheetOf(name, layer, contentOf(node).map(String).join(''))];
  });
}

/** Joins style sheets into one, by layer. */
export function joined(sheets: readonly Sheet[]): string {
  const blocks = layers.flatMap((layer) => {
    const css = sheets.filter((sheet) => sheet.layer === layer).map((sheet) => sheet.css);
    return css.length === 0 ? [] : [`@layer ${layer}{${css.join('')}}`];
  });
  return `@layer ${layers.join()};${blocks.join('')}`;
}
