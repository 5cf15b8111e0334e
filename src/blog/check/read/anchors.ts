import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {filesIn} from '../../../pipeline/files';
import {parseMarkdown} from '../../../pipeline/html/libraries.cjs';
import {releaseMonths} from '../../../content/releases';
import {slugOf} from '../../../lib/slug';
import {isOwnPicture} from '../../pictureFile';
import {nodesOf, type IdsInCode} from '../post';

/** The words of a heading as Docusaurus makes its id of them: without markup, and without the post's pictures. */
function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'image' && !isOwnPicture(node.url) ? (node.alt ?? '') : '';
}

/** The ids of a text's headings, which Docusaurus makes of their words, or takes from `{#id}` behind them. */
export function headingIds(body: Root): Set<string> {
  const slugger = createSlugger();
  const ids = nodesOf(body, 'heading').map((heading) => {
    const words = wordsOf(heading);
    return parseMarkdownHeadingId(words, 'classic').id ?? slugger.slug(words);
  });
  return new Set(ids);
}

/** The ids that a guide itself gives: of its headings, of those of the parts that it imports, and of its elements. */
export async function guideIds(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8');
  const ids = headingIds(parseMarkdown(text));
  for (const [, id = ''] of text.matchAll(/(?:\bid="|\{\/\* #)([^"\s]+)/g)) ids.add(id);
  for (const [, part = ''] of text.matchAll(/^import .* from '(\..+\.mdx)'/gm)) {
    for (const id of await guideIds(path.join(path.dirname(file), part))) ids.add(id);
  }
  return ids;
}

/** Reads the code of all pages for what can be an id. A page whose code has no such word has no such element. */
export async function idsInCode(siteDir: string): Promise<IdsInCode> {
  const cwd = path.join(siteDir, 'src');
  const files = filesIn(cwd).filter((file) => /\.(tsx?|yaml)$/.test(file));
  // Those of months are made of dates.
  const words = new Set<string>(releaseMonths.map(({id}) => id));
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const file of files) {
    const text = await readFile(path.join(cwd, file), 'utf8');
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    // The id of a person's card is made of the role.
    for (const [, literal = ''] of text.matchAll(/'([^'\n]+)'/g)) words.add(slugOf(literal));
    for (const [, ending = ''] of text.matchAll(/\}(-[a-z-]+)`/g)) endings.add(ending);
    for (const [, beginning = ''] of text.matchAll(/`([a-z-]+-)\$\{/g)) beginnings.add(beginning);
  }
  return {words, beginnings: [...beginnings], endings: [...endings]};
}
