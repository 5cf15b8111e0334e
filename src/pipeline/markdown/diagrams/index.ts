import type {renderMermaidSVG} from 'beautiful-mermaid';
import type {Code, Root} from 'mdast';
import {loadMermaid, toHtml} from '../../html/libraries.cjs';
import {eachFence, type MarkdownPage} from '../fences';
import {drawDiagram} from './draw';
import {stepsOf} from './steps';

const attribute = /([a-z]+)="([^"]*)"/g;

/** @throws Error that names what is missing or unknown after `mermaid`, and what to write. */
function parseMeta(meta: string): {readonly title: string; readonly alt: string} {
  const given = Object.fromEntries(
    [...meta.matchAll(attribute)].map(([, key = '', value = '']) => [key, value.trim()]),
  );
  const left = meta.replace(attribute, '').trim();
  const unknown = [...Object.keys(given).filter((key) => key !== 'title' && key !== 'alt'), ...(left ? [left] : [])];
  if (unknown.length > 0) throw new Error(`"${unknown.join(' ')}" is not known after mermaid; write title="…" alt="…"`);
  const {title = '', alt = ''} = given;
  if (title === '') throw new Error('the diagram has no title; write title="<its caption>" after mermaid');
  if (alt === '') throw new Error('the diagram has no alt; write alt="<what it shows, in a sentence>" after mermaid');
  return {title, alt};
}

function draw(fence: Code, render: typeof renderMermaidSVG): void {
  if (fence.lang !== 'mermaid') return;
  const {title, alt} = parseMeta(fence.meta ?? '');
  const svg = drawDiagram(fence.value, render);
  // Now the element that Docusaurus makes of a fence for the theme's component.
  const hProperties = {value: fence.value, title, alt, svg: toHtml([svg]), steps: stepsOf(svg).join('\n')};
  Object.assign(fence, {type: 'diagram', data: {hName: 'mermaid', hProperties}});
}

/**
 * A remark plugin that draws ```mermaid fences at build, so that no page loads
 * mermaid itself. The words after `mermaid` are title="…" (the caption) and
 * alt="…" (what it shows, for those who do not see it).
 *
 * @throws Error that names the page, the line, what is wrong and what to write.
 */
export function diagrams() {
  return async (tree: Root, page: MarkdownPage): Promise<void> => {
    const {renderMermaidSVG: render} = await loadMermaid();
    eachFence(tree, page, (fence) => draw(fence, render));
  };
}
