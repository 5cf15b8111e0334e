import type {Element, ElementContent, Nodes, Parents, Properties, RootContent, Text} from 'hast';

/** An attribute as text; classes are joined with spaces, and a missing attribute is ''. */
export function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  if (value === true) return name;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const hasClass = (node: Element, name: string): boolean =>
  attribute(node, 'className').split(' ').includes(name);

/** The text of a node, with line breaks as new lines. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.children.map(textOf).join('');
}

/** The parser's name of an attribute: data-copy-code is dataCopyCode. */
export const propertyName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A node's elements, itself and those in templates included, in document order. */
export function elementsIn(node: Nodes, found: Element[] = []): Element[] {
  if (node.type === 'element') {
    found.push(node);
    if (node.content) elementsIn(node.content, found);
  }
  if ('children' in node) for (const child of node.children) elementsIn(child, found);
  return found;
}

/** A node's elements that meet a condition, itself included, in document order. */
export function findAll(node: Nodes, meets: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => findAll(child, meets));
  return node.type === 'element' && meets(node) ? [node, ...below] : below;
}

/** The first of a node's elements that meets a condition. */
export function find(node: Nodes, meets: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && meets(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, meets);
    if (found) return found;
  }
  return undefined;
}

/** A copy of an element or a page whose child elements are replaced with what `change` returns. */
export function withElements<Parent extends Parents>(
  parent: Parent,
  change: (element: Element) => ElementContent[],
): Parent {
  return {
    ...parent,
    children: parent.children.flatMap((child): RootContent[] => (child.type === 'element' ? change(child) : [child])),
  };
}

export const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): Text => ({type: 'text', value});

/** A text as it is written in markup, in an attribute too. */
export const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
