import path from 'node:path';
import type {Code, Nodes} from 'mdast';

/** The page that a Markdown tree was read from. */
export interface MarkdownPage {
  readonly path?: string;
}

/**
 * Calls `change` with each fence of a page.
 *
 * @throws Error with the page and line before the message of `change`.
 */
export function eachFence(tree: Nodes, page: MarkdownPage, change: (fence: Code) => void): void {
  if (tree.type !== 'code') {
    if ('children' in tree) tree.children.forEach((child) => eachFence(child, page, change));
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
