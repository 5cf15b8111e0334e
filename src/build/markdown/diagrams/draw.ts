import type {renderMermaidSVG} from 'beautiful-mermaid';
import type {Element, Properties, Root} from 'hast';
import {find} from '../../html/tree';
import {frame} from './frame';

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
  for (const [name, value] of Object.entries(node.properties)) {
    if (!name.startsWith('data'))
      node.properties[name] = name === 'id' ? `${String(value)}-${mark}` : tidied(value, mark);
  }
  for (const child of node.children) if (child.type === 'element') tidy(child, mark);
}

/**
 * Draws a mermaid diagram as an SVG element that takes fonts and colors from
 * the page around it (src/docs/Diagram/styles.module.css) and loads nothing.
 *
 * @throws Error with the parser's message where the source is malformed or of another kind.
 */
export function drawDiagram(source: string, render: typeof renderMermaidSVG, parse: (html: string) => Root): Element {
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
