/** A node of a parsed page, as far as the twins read it (https://github.com/syntax-tree/hast). */
export interface Tree {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Tree[];
  /** What is in a template. */
  content?: Tree;
  value?: string;
}

/** An attribute as text; a list of classes is joined with spaces, one that is not there is ''. */
export function attribute(node: Tree, name: string): string {
  const value = node.properties?.[name];
  if (Array.isArray(value)) return value.join(' ');
  if (value === true) return name;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const hasClass = (node: Tree, name: string): boolean => attribute(node, 'className').split(' ').includes(name);

/** The text below a node; a line break is a new line. */
export function textOf(node: Tree): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.tagName === 'br') return '\n';
  return (node.children ?? []).map(textOf).join('');
}

/** The first node below, or at, a node that meets a condition. */
export function find(node: Tree, meets: (node: Tree) => boolean): Tree | undefined {
  if (meets(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, meets);
    if (found) return found;
  }
  return undefined;
}

/** All nodes below, or at, a node that meet a condition, in the order of the page. */
export function findAll(node: Tree, meets: (node: Tree) => boolean): Tree[] {
  return [...(meets(node) ? [node] : []), ...(node.children ?? []).flatMap((child) => findAll(child, meets))];
}

export const element = (tagName: string, children: Tree[], properties: Record<string, unknown> = {}): Tree => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): Tree => ({type: 'text', value});
