import path from 'node:path';
import {existsSync, readdirSync, statSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import {readTextSync} from '../../files';
import {eachFence, type MarkdownPage} from '../fences';
import {addSource} from '../sources.cjs';
import {settingRules} from '../../../lib/settings/schema';

/**
 * A sample as the site shows it: the default API host, which is in the
 * file, replaced by the host that this build documents.
 */
export function withApiUrl(sample: string, apiUrl: string): string {
  return sample.replaceAll(settingRules.apiUrl.fallback, apiUrl);
}

/**
 * The text of a sample, without the line break at its end.
 *
 * @param folder the folder of all samples.
 * @param sample the file's path below it, `<guide>/<file>`.
 * @throws Error that quotes the path and says what to write instead, where it leads out of the folder or to no file.
 */
export function readSample(folder: string, sample: string): string {
  const file = path.resolve(folder, sample);
  const below = path.relative(folder, file);
  if (below === '' || below.startsWith('..') || path.isAbsolute(below) || sample !== below.replaceAll(path.sep, '/')) {
    throw new Error(
      `sample="${sample}" leads out of ${path.basename(folder)}; write <guide>/<file>, such as api-integration/active-pages.ts`,
    );
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    const guide = path.dirname(file);
    const names = existsSync(guide) ? readdirSync(guide) : [];
    const there = names.length === 0 ? 'create the file' : `${path.basename(guide)} holds ${names.sort().join(', ')}`;
    throw new Error(`sample="${sample}" names no file in ${path.basename(folder)}; ${there}`);
  }
  return readTextSync(file).replace(/\n$/, '');
}

const knownKeys = ['sample', 'title'];

const word = /(?<ranges>\{[\d\s,-]*\})|(?<key>[^\s="{}]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+)))?|\S+/g;

/**
 * Reads the words after a fence's language: ```ts sample="guide/file.ts" title="file.ts" {3-5}
 *
 * @returns the sample's path, if there is one; the last line that is highlighted, or 0; and the words without `sample`.
 */
export function parseFenceMeta(meta: string) {
  const rest: string[] = [];
  let sample: string | undefined;
  let lastHighlighted = 0;
  for (const {0: text, groups} of meta.matchAll(word)) {
    const {ranges, key, quoted, bare} = groups ?? {};
    if (ranges !== undefined) {
      lastHighlighted = Math.max(lastHighlighted, ...(ranges.match(/\d+/g) ?? []).map(Number));
    } else if (key === undefined || !knownKeys.includes(key)) {
      throw new Error(`"${text}" is not known; write ${knownKeys.join(', ')} or line numbers such as {3-5}`);
    }
    if (key === 'sample') sample = quoted ?? bare ?? '';
    else rest.push(text);
  }
  return {sample, lastHighlighted, rest: rest.join(' ')};
}

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
  if (!/\bsample\b/.test(meta.replaceAll(/"[^"]*"/g, '')) && typed !== '') return;
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
