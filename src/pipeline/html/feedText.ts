import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {toHtml} from './libraries.cjs';
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

/** @param page the address of the text's page, to which places in it belong: a feed reader has another page. */
function simplified(node: ElementContent, page: string): ElementContent[] {
  if (node.type !== 'element') return [node];
  const {tagName, properties} = node;
  const children = node.children.flatMap((child) => simplified(child, page));
  if (unwrapped.has(tagName)) return children;
  const valueOf = (name: string): Properties[string] =>
    attribute(node, name).startsWith('#') ? page + attribute(node, name) : properties[name];
  const attributes = (kept[tagName] ?? []).map((name): [string, Properties[string]] => [name, valueOf(name)]);
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
 * @param page the address of the page that the text is on.
 */
export function feedText(tree: Nodes, site: string, page: string): string {
  const html = toHtml(plain(tree, site, inWords).flatMap((node) => simplified(node, page)));
  // The feed library escapes only the first ]]>; a second one would end its CDATA section.
  return html.replaceAll(']]>', ']]&gt;').trim();
}
