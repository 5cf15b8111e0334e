import type {renderMermaidSVG} from 'beautiful-mermaid';
import {framed} from './frame';

/** Kinds of diagram by their first word; the others of mermaid are not drawn at build. */
const kinds =
  /^(stateDiagram(-v2)?|sequenceDiagram|flowchart (TD|TB|LR|BT|RL)|graph (TD|TB|LR|BT|RL)|classDiagram|erDiagram|xychart(-beta)?)$/;

/** How the drawing names the site's colors, which answer to both themes themselves. */
const colors = {
  bg: 'var(--paper)',
  fg: 'var(--ink)',
  line: 'var(--ink-2)',
  accent: 'var(--ink-2)',
  muted: 'var(--ink-2)',
  surface: 'var(--sunken)',
  border: 'var(--edge)',
};

/** A number that tells one diagram of a page from another: FNV-1a of its source. */
function fingerprint(source: string): string {
  let hash = 0x811c9dc5;
  for (const character of source) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Draws a mermaid diagram as an SVG element that takes fonts and colors from
 * the page around it and loads nothing.
 *
 * @throws Error with the parser's message where the source is malformed or of another kind.
 */
export function drawDiagram(source: string, render: typeof renderMermaidSVG): string {
  const first = source.trim().split('\n', 1)[0]?.trim() ?? '';
  if (!kinds.test(first)) {
    throw new Error(
      `a diagram cannot begin with "${first}"; begin with stateDiagram-v2, sequenceDiagram, flowchart TB, ` +
        'classDiagram, erDiagram or xychart-beta',
    );
  }
  const drawn = render(source, {...colors, padding: 12, nodeSpacing: 28, layerSpacing: 30});
  const mark = fingerprint(source);
  return framed(
    drawn
      // The drawing's own style sheet asks for a font from elsewhere; ours is src/css/diagrams.css.
      .replace(/<style>[\s\S]*?<\/style>\s*/, '')
      .replace(/ style="[^"]*"/, '')
      // The element around it has the name.
      .replace('<svg ', '<svg aria-hidden="true" ')
      .replace(/ id="([^"]+)"/g, ` id="$1-${mark}"`)
      .replace(/url\(#([^)]+)\)/g, `url(#$1-${mark})`)
      // Positions come to a dozen digits; a tenth of a pixel is enough.
      .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
      .replace(/\n\s*/g, ''),
  );
}
