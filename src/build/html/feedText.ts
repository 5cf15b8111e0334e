import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {loadLibraries} from './libraries.cjs';
import {plain} from './plain';
import {attribute, element, find, text, textOf} from './tree';

/** The attributes that matter in a feed reader. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
};

/** Elements of which only the content is kept. */
const unwrapped = new Set(['html', 'head', 'body', 'div', 'span']);

function simplified(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const {tagName, properties} = node;
  const children = node.children.flatMap(simplified);
  if (unwrapped.has(tagName)) return children;
  const attributes = (kept[tagName] ?? []).map((name): [string, Properties[string]] => [name, properties[name]]);
  return [element(tagName, children, Object.fromEntries(attributes))];
}

/** A drawing needs the site's colors, so feeds get it in words. */
function inWords(diagram: Element): Element[] {
  const caption = find(diagram, ({tagName}) => tagName === 'figcaption');
  const drawing = find(diagram, (child) => attribute(child, 'role') === 'img');
  const heading = element('strong', [text(`${caption ? textOf(caption).trim() : 'Diagram'}:`)]);
  return [element('p', [heading, text(` ${drawing ? attribute(drawing, 'ariaLabel') : ''}`)])];
}

/**
 * The text of a post as HTML for feed readers: no classes, no styles, no data of the site's own.
 *
 * @param site the site's address without a slash at the end.
 */
export async function feedText(tree: Nodes, site: string): Promise<string> {
  const {toHtml} = await loadLibraries();
  const html = toHtml(plain(tree, site, inWords).flatMap(simplified));
  // The feed library escapes only the first ]]>; a second one would end its CDATA section.
  return html.replaceAll(']]>', ']]&gt;').trim();
}
