import type {renderMermaidSVG} from 'beautiful-mermaid';
import type {Element, Properties} from 'hast';
import {parse} from '../../html/libraries.cjs';
import {attribute, elementsIn, find} from '../../html/tree';

/** The kinds of diagram that can be drawn at build, by their first word. */
const kinds =
  /^(stateDiagram(-v2)?|sequenceDiagram|flowchart (TD|TB|LR|BT|RL)|graph (TD|TB|LR|BT|RL)|classDiagram|erDiagram|xychart(-beta)?)$/;

/** The drawing's colors, as the site's tokens, which have a light and a dark value. */
const colors = {
  bg: 'var(--paper)',
  fg: 'var(--ink)',
  line: 'var(--ink-2)',
  accent: 'var(--ink-2)',
  muted: 'var(--ink-2)',
  surface: 'var(--sunken)',
  border: 'var(--edge)',
};

/** A hash of a diagram's source (FNV-1a), to tell it from others on the page. */
function fingerprint(source: string): string {
  let hash = 0x811c9dc5;
  for (const character of source) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Makes references to ids unique to the drawing, and rounds positions to a tenth of a pixel. */
function tidied(value: Properties[string], mark: string): Properties[string] {
  if (typeof value !== 'string') return value;
  const reference = /^url\(#(.+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return `url(#${reference}-${mark})`;
  return value.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Removes white space and the style sheet, which loads a font from another host; makes ids unique. */
function tidy(node: Element, mark: string): void {
  node.children = node.children.filter((child) =>
    child.type === 'element' ? child.tagName !== 'style' : child.type === 'text' && child.value.trim() !== '',
  );
  node.properties = Object.fromEntries(
    Object.entries(node.properties)
      // No attribute of SVG.
      .filter(([name]) => name.toLowerCase() !== 'datatype')
      .map(([name, value]) => {
        if (name.startsWith('data')) return [name, value];
        return [name, name === 'id' ? `${String(value)}-${mark}` : tidied(value, mark)];
      }),
  );
  for (const child of node.children) if (child.type === 'element') tidy(child, mark);
}

/**
 * Draws a mermaid diagram as an SVG element that takes fonts and colors from
 * the page around it (src/docs/Diagram/styles.module.css) and loads nothing.
 */
export function drawDiagram(source: string, render: typeof renderMermaidSVG): Element {
  const first = source.trim().split('\n', 1)[0]?.trim() ?? '';
  if (!kinds.test(first)) {
    throw new Error(
      `a diagram cannot begin with "${first}"; begin with stateDiagram-v2, sequenceDiagram, flowchart TB, ` +
        'classDiagram, erDiagram or xychart-beta',
    );
  }
  const drawn = render(source, {...colors, padding: 12, nodeSpacing: 28, layerSpacing: 30});
  const svg = find(parse(drawn), ({tagName}) => tagName === 'svg');
  if (svg === undefined) throw new Error('beautiful-mermaid drew no SVG element');
  tidy(svg, fingerprint(source));
  const {style: _colors, ...properties} = svg.properties;
  // The element around it has the label.
  svg.properties = {ariaHidden: 'true', ...properties};
  frame(svg);
  return svg;
}

/** Space around a drawing, in its own units. */
const margin = 10;

/** How much larger than drawn a diagram is shown, so that its smallest words have 13 px. */
const fullScale = 1.18;

/** The width between the docs' sidebar and contents, in CSS pixels; wider diagrams scroll. */
const room = 610;

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);

/** The heights that a shape or a word of a drawing reaches. */
function heightsOf(shape: Element): number[] {
  const read = (name: string): number => Number.parseFloat(attribute(shape, name));
  switch (shape.tagName) {
    case 'rect':
      return [read('y'), read('y') + read('height')];
    case 'circle':
      return [read('cy') - read('r'), read('cy') + read('r')];
    case 'line':
      return [read('y1'), read('y2')];
    case 'polyline':
      return numbers(attribute(shape, 'points')).filter((_, index) => index % 2 === 1);
    case 'text':
      return [read('y') - 8, read('y') + 8];
    default:
      return [];
  }
}

/**
 * Cuts the empty space above and below a drawing, and states its size in CSS
 * pixels so that nothing moves when it appears.
 */
export function frame(svg: Element): void {
  // Arrow heads have their own units.
  const ofHeads = new Set(svg.children.flatMap((child) => (isDefinitions(child) ? elementsIn(child) : [])));
  const shapes = elementsIn(svg).filter((shape) => !ofHeads.has(shape));
  const reached = shapes.flatMap(heightsOf).filter(Number.isFinite);
  const [, , width] = numbers(attribute(svg, 'viewBox'));
  if (width === undefined || reached.length === 0) throw new Error('the diagram is empty; name a node or a message');
  const top = Math.floor(Math.min(...reached) - margin);
  const scale = Math.min(fullScale, Math.max(1, room / width));
  const height = Math.ceil(Math.max(...reached) + margin) - top;
  Object.assign(svg.properties, {
    viewBox: `0 ${top} ${Math.ceil(width)} ${height}`,
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
  });
}

const isDefinitions = (node: Element['children'][number]): boolean =>
  node.type === 'element' && node.tagName === 'defs';
