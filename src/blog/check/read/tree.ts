import type {Nodes} from 'mdast';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** All nodes below, or at, a node that are of one of some types, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(node: Nodes, ...types: readonly Type[]): NodeOf<Type>[] {
  const isOfType = (each: Nodes): each is NodeOf<Type> => types.some((type) => type === each.type);
  const below = 'children' in node ? node.children.flatMap((child) => nodesOf(child, ...types)) : [];
  return isOfType(node) ? [node, ...below] : below;
}

/** The words of a node as a reader sees them; a picture's are its description. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'alt' in node ? (node.alt ?? '') : '';
}
