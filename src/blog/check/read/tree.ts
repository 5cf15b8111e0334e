/** A node of a parsed text, as far as the check reads it (https://github.com/syntax-tree/mdast). */
export interface TextNode {
  readonly type: string;
  readonly children?: readonly TextNode[];
  readonly position?: {readonly start: {readonly line: number}} | undefined;
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** What `[text][identifier]` leads to. */
  readonly identifier?: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
}

/** All nodes below, or at, a node that are of one of some types, in the order of the text. */
export function nodesOf(node: TextNode, ...types: readonly string[]): TextNode[] {
  const below = (node.children ?? []).flatMap((child) => nodesOf(child, ...types));
  return types.includes(node.type) ? [node, ...below] : below;
}

/** The words of a node as a reader sees them; a picture's are its description. */
export function wordsOf(node: TextNode): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return ' ';
  return node.value ?? node.alt ?? (node.children ?? []).map(wordsOf).join('');
}

/** The line on which a node begins, counted from 1. */
export const lineOf = (node: TextNode): number | undefined => node.position?.start.line;
