import postcss, {type AtRule, type ChildNode} from 'postcss';
import {fileMark, layers, type Layer} from './layers';

/** The rules of one style sheet of the site. */
export interface Sheet {
  /** Its file, as layers.ts names it. */
  readonly name: string;
  readonly layer: Layer;
  readonly css: string;
  /** The classes that it styles. */
  readonly classes: ReadonlySet<string>;
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

/** What is in a layer, without the layers that somebody else has put around it. */
function contentOf(layer: AtRule): readonly ChildNode[] {
  const nodes = layer.nodes ?? [];
  return nodes.flatMap((node) => (isLayer(node) && node.nodes !== undefined ? contentOf(node) : [node]));
}

function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/**
 * Takes the one style sheet that the bundler wrote apart into the site's own, in their order.
 *
 * @throws Error where it holds rules that belong to no file.
 */
export function sheetsIn(css: string): Sheet[] {
  return postcss.parse(css).nodes.flatMap((node): Sheet[] => {
    if (node.type === 'comment' || (isLayer(node) && node.nodes === undefined)) return [];
    const [tier, name] = isLayer(node) ? node.params.split('.') : [];
    const layer = layers.find((each) => each === tier);
    if (!isLayer(node) || layer === undefined || name?.startsWith(fileMark) !== true) {
      throw new Error(
        `The style sheet holds "${node.toString().slice(0, 80)}" outside of any file's layer; ` +
          'see src/plugins/browser-files/layers.ts.',
      );
    }
    const content = contentOf(node).map(String).join('');
    return [{name, layer, css: content, classes: classesIn(content)}];
  });
}

/** One style sheet of several, in their layers. */
export function joined(sheets: readonly Sheet[]): string {
  const blocks = layers.flatMap((layer) => {
    const css = sheets.filter((sheet) => sheet.layer === layer).map((sheet) => sheet.css);
    return css.length === 0 ? [] : [`@layer ${layer}{${css.join('')}}`];
  });
  return `@layer ${layers.join()};${blocks.join('')}`;
}
