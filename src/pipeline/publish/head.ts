import type {Element, Nodes, Root} from 'hast';
import {attribute, element, find} from '../html/tree';
import {textFont} from './player/fonts';

const isForHead = (node: Nodes): node is Element => node.type === 'element' && 'dataInHead' in node.properties;

/** Takes what is marked for the head out of a part of a page: Docusaurus brings no noscript there. */
function takeForHead(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  const taken = node.children.flatMap((child) => (isForHead(child) ? [child] : []));
  if (taken.length > 0) Object.assign(node, {children: node.children.filter((child) => !isForHead(child))});
  return [...taken, ...node.children.flatMap(takeForHead)];
}

/** The files that a page loads, by their addresses. */
export interface PageFiles {
  readonly style: string;
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

/** Adds the tags for a page's files at the end of its head, and what the page has for it. */
export function nameFiles(page: Root, {style, fonts, scripts}: PageFiles): void {
  const head = find(page, ({tagName}) => tagName === 'head');
  if (head === undefined) throw new Error('A page has no head; see src/pipeline/config/pageTemplate.ts.');
  head.children.push(
    ...takeForHead(page).map(({tagName, children}) => element(tagName, children)),
    element('link', [], {rel: ['stylesheet'], href: style}),
    ...fonts.map((href) =>
      element('link', [], {rel: ['preload'], href, as: 'font', crossOrigin: '', type: 'font/woff2'}),
    ),
    ...scripts.map((src) => element('script', [], {src, defer: true})),
  );
}

/** Names of the fonts that each page is first drawn with. One named here that is not used is a warning in the console. */
export const firstFonts: readonly string[] = ['bricolage-grotesque', textFont];

/** The content of a page's meta tag with a name or property, such as og:title; '' if there is none. */
export function metaContent(page: Root, name: string): string {
  const meta = find(
    page,
    (node) => node.tagName === 'meta' && [attribute(node, 'name'), attribute(node, 'property')].includes(name),
  );
  return meta === undefined ? '' : attribute(meta, 'content');
}
