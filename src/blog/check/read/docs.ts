import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeMarkdownHeadingIds, GlobExcludeDefault, Globby} from '@docusaurus/utils';
import {parse} from 'yaml';
import {readReference} from '../../../plugins/api-description/reference';
import type {Page} from '../site';
import {headingAnchors} from './anchors';
import {loadMarkdown} from './markdown.cjs';
import {splitText} from './split';
import {nodesOf, type TextNode} from './tree';
import {readYaml} from './yaml';

/** The headings that the reference in the API guide makes from the description (src/components/ApiReference). */
async function referenceAnchors(siteDir: string): Promise<string[]> {
  const {operations, schemas} = readReference(parse(await readFile(path.join(siteDir, 'src/data/openapi.yaml'), 'utf8')));
  return [
    ...operations.flatMap(({id}) => [id, `${id}-headers`, `${id}-responses`]),
    ...schemas.map(({name}) => `object-${name}`),
  ];
}

/** The anchors that a part of the docs has besides Markdown's headings. */
async function elementAnchors({name, attributes = []}: TextNode, siteDir: string): Promise<string[]> {
  if (name === 'Prerequisites') return ['before-you-start'];
  if (name === 'ApiReference') return referenceAnchors(siteDir);
  if (name !== 'Term') return [];
  return attributes.flatMap((attribute) =>
    attribute.name === 'id' && typeof attribute.value === 'string' ? [attribute.value] : [],
  );
}

async function readDoc(file: string, siteDir: string): Promise<[string, Page] | undefined> {
  const {head = '', body} = splitText(await readFile(path.join(siteDir, 'docs', file), 'utf8'));
  const slug = readYaml(head, 2)?.get('slug')?.value;
  if (typeof slug !== 'string') return undefined;
  try {
    const {parseDoc} = await loadMarkdown();
    const text = parseDoc(escapeMarkdownHeadingIds(body));
    const elements = nodesOf(text, 'mdxJsxFlowElement', 'mdxJsxTextElement');
    const others = await Promise.all(elements.map((element) => elementAnchors(element, siteDir)));
    return [slug, {anchors: [...headingAnchors(text), ...others.flat()]}];
  } catch {
    // A page that cannot be read stops the build by itself; a post that links to it is not at fault.
    return [slug, {anchors: undefined}];
  }
}

/** Reads the pages of the documentation, which state their address as `slug`, with their anchors. */
export async function readDocs(siteDir: string): Promise<[string, Page][]> {
  const files = await Globby('**/*.{md,mdx}', {cwd: path.join(siteDir, 'docs'), ignore: GlobExcludeDefault});
  const pages = await Promise.all(files.map((file) => readDoc(file, siteDir)));
  return pages.flatMap((page) => (page === undefined ? [] : [page]));
}
