import type {Root} from 'hast';
import {attribute, element, find} from '../html/tree';

/** The files that a page loads, by their addresses. */
export interface PageFiles {
  readonly style: string;
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Adds the tags for a page's files at the end of its head.
 *
 * @throws Error if the page has no head.
 */
export function nameFiles(page: Root, {style, fonts, scripts}: PageFiles): void {
  const head = find(page, ({tagName}) => tagName === 'head');
  if (head === undefined) throw new Error('A page has no head; see src/build/config/pageTemplate.ts.');
  head.children.push(
    element('link', [], {rel: ['stylesheet'], href: style}),
    ...fonts.map((href) =>
      element('link', [], {rel: ['preload'], href, as: 'font', crossOrigin: '', type: 'font/woff2'}),
    ),
    ...scripts.map((src) => element('script', [], {src, defer: true})),
  );
}

/** The content of a page's meta tag with a name or property, such as og:title; '' if there is none. */
export function metaContent(page: Root, name: string): string {
  const meta = find(
    page,
    (node) => node.tagName === 'meta' && [attribute(node, 'name'), attribute(node, 'property')].includes(name),
  );
  return meta === undefined ? '' : attribute(meta, 'content');
}
