import path from 'node:path';

/** The part of a Markdown tree that this site's plugins read; a fence is a node of type `code`. */
export interface MarkdownNode {
  type: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: {readonly start: {readonly line: number}} | undefined;
  readonly lang?: string | null | undefined;
  value?: string;
  meta?: string | null | undefined;
  /** What the node becomes in HTML, where that is not what Markdown would make of it. */
  data?: {readonly hName?: string; readonly hProperties?: Readonly<Record<string, string>>};
}

/** The page that a Markdown tree was read from. */
export interface MarkdownPage {
  readonly path?: string;
}

/**
 * Calls `change` with each fence of a page.
 *
 * @throws Error that puts the page and the line before what `change` says.
 */
export function eachFence(tree: MarkdownNode, page: MarkdownPage, change: (fence: MarkdownNode) => void): void {
  if (tree.type !== 'code') {
    tree.children?.forEach((child) => eachFence(child, page, change));
    return;
  }
  try {
    change(tree);
  } catch (error) {
    const file = path.relative(process.cwd(), page.path ?? 'unnamed page');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${tree.position?.start.line ?? 1}: ${reason}.`, {cause: error});
  }
}
