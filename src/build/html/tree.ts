import type {Element, ElementContent, Nodes, Properties, Text} from 'hast';

/** An attribute as text; a list of classes is joined with spaces, one that is not there is ''. */
export function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  if (value === true) return name;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const hasClass = (node: Element, name: string): boolean =>
  attribute(node, 'className').split(' ').includes(name);

/** The text below a node; a line break is a new line. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.children.map(textOf).join('');
}

/** The parser's name of an attribute: data-copy-code is dataCopyCode. */
export const propertyName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All elements below, or at, a node, in the order of the page; those in templates too. */
export function* elementsIn(node: Nodes): Generator<Element> {
  if (node.type === 'element') {
    yield node;
    if (node.content) yield* elementsIn(node.content);
  }
  if ('children' in node) for (const child of node.children) yield* elementsIn(child);
}

/** All elements below, or at, a node that meet a condition, in the order of the page. */
export function findAll(node: Nodes, meets: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => findAll(child, meets));
  return node.type === 'element' && meets(node) ? [node, ...below] : below;
}

/** The first element below, or at, a node that meets a condition. */
export function find(node: Nodes, meets: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && meets(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, meets);
    if (found) return found;
  }
  return undefined;
}

/** A copy of an element in which each element directly in it has become what `change` makes of it. */
export function withElements(parent: Element, change: (element: Element) => ElementContent[]): Element {
  return {...parent, children: parent.children.flatMap((child) => (child.type === 'element' ? change(child) : child))};
}

export const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): Text => ({type: 'text', value});
