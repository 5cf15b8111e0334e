import path from 'node:path';
import type {Code, Root} from 'mdast';
import {nodesOf} from '../../blog/check/post';

/** The page that a Markdown tree was read from. */
export interface MarkdownPage {
  readonly path?: string;
}

/** Calls `change` with each fence of a page; what it throws gets the page and the line before its message. */
export function eachFence(tree: Root, page: MarkdownPage, change: (fence: Code) => void): void {
  for (const fence of nodesOf(tree, 'code')) {
    try {
      change(fence);
    } catch (error) {
      const file = path.relative(process.cwd(), page.path ?? 'unnamed page');
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}:${fence.position?.start.line ?? 1}: ${reason}.`, {cause: error});
    }
  }
}
