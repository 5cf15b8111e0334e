import path from 'node:path';
import type {Code, Root} from 'mdast';
import {eachFence, type MarkdownPage} from '../fences';
import {addSource} from '../sources.cjs';
import {withApiUrl} from './apiUrl';
import {parseFenceMeta} from './meta';
import {readSample} from './read';

export interface SamplesOptions {
  /** The folder of all samples, absolute. */
  readonly folder: string;
  /** The API host that the pages show. */
  readonly apiUrl: string;
}

/** @throws Error that says what is wrong with the fence and what to write. */
function fill(fence: Code, page: MarkdownPage, {folder, apiUrl}: SamplesOptions): void {
  const typed = fence.value.trim();
  const meta = fence.meta ?? '';
  // Code that is typed into the page is not this plugin's; an empty fence is a sample whose name is missing or misspelled.
  if (!/\bsample\b/.test(meta) && typed !== '') return;
  const {sample, lastHighlighted, rest} = parseFenceMeta(meta);
  if (sample === undefined) throw new Error('the fence is empty; write sample="<guide>/<file>" after the language');
  if (typed !== '') {
    throw new Error(`the fence has sample="${sample}" and the text "${typed.split('\n', 1)[0] ?? ''}"; leave it empty`);
  }
  const text = readSample(folder, sample);
  addSource(page.path, path.resolve(folder, sample));
  const lines = text.split('\n').length;
  if (lastHighlighted > lines) {
    throw new Error(`line ${lastHighlighted} is highlighted; sample="${sample}" has the lines 1 to ${lines}`);
  }
  fence.value = withApiUrl(text, apiUrl);
  fence.meta = rest === '' ? null : rest;
}

/**
 * A remark plugin: a fence with `sample="<guide>/<file>"` and nothing in it
 * shows the text of that file below the samples folder.
 *
 * @throws Error that names the page, the line, the value and what to write instead.
 */
export function samples(options: SamplesOptions) {
  return (tree: Root, page: MarkdownPage): void => eachFence(tree, page, (fence) => fill(fence, page, options));
}
