import {plain} from './plain';
import {attribute, element, find, text, textOf, type Tree} from './tree';

/** The attributes that mean something in a feed reader, as the tree and as HTML call them. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
};

const empty = new Set(['img', 'br', 'hr']);

/** What has no meaning of its own; its content has. */
const unwrapped = new Set(['html', 'head', 'body', 'div', 'span']);

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function write(node: Tree): string {
  if (node.type === 'text') return escaped(node.value ?? '');
  const inner = (node.children ?? []).map(write).join('');
  const {tagName} = node;
  if (tagName === undefined || unwrapped.has(tagName)) return inner;
  const attributes = (kept[tagName] ?? [])
    .filter((name) => node.properties?.[name] !== undefined)
    .map((name) => ` ${name}="${escaped(attribute(node, name))}"`);
  return `<${tagName}${attributes.join('')}>${empty.has(tagName) ? '' : `${inner}</${tagName}>`}`;
}

/** A drawing needs the site's colours; a reader elsewhere gets what it says. */
function withoutDrawings(node: Tree): Tree {
  if (attribute(node, 'dataDiagram') === '') {
    return {...node, ...(node.children && {children: node.children.map(withoutDrawings)})};
  }
  const caption = find(node, ({tagName}) => tagName === 'figcaption');
  const drawing = find(node, (child) => attribute(child, 'role') === 'img');
  const heading = element('strong', [text(`${caption ? textOf(caption).trim() : 'Diagram'}:`)]);
  return element('p', [heading, text(` ${drawing ? attribute(drawing, 'ariaLabel') : ''}`)]);
}

/**
 * The text of a post as HTML for feed readers: no classes, no styles, no data of the site's own.
 *
 * @param site the site's address without a slash at the end.
 */
export function feedText(tree: Tree, site: string): string {
  return plain(withoutDrawings(tree), site).map(write).join('').trim();
}
