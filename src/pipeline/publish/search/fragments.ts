import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {textOf} from '../../files';

/** What Pagefind stores for a page, as far as the outline needs it. */
export interface Fragment {
  readonly id: string;
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors: readonly {readonly element: string; readonly id: string; readonly text: string}[];
}

/** Pagefind begins the content with this word. */
const mark = 'pagefind_dcd';

function isStored(value: unknown): value is Omit<Fragment, 'id'> {
  const names = ['url', 'content', 'meta', 'anchors'];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}

/**
 * Reads what Pagefind stores for one page.
 *
 * @param file the file's path in the index, named after the page's id.
 */
export function readFragment(file: string, content: Uint8Array): Fragment {
  const id = path.parse(file).name;
  const text = textOf(gunzipSync(content), file);
  if (!text.startsWith(mark)) throw new Error(`The search fragment ${id} does not begin with "${mark}".`);
  const stored: unknown = JSON.parse(text.slice(mark.length));
  if (!isStored(stored))
    throw new Error(`The search fragment ${id} is not in the form that this version of Pagefind writes.`);
  return {id, url: stored.url, content: stored.content, meta: stored.meta, anchors: stored.anchors};
}
