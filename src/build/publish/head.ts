import type {Element, Root} from 'hast';
import {attribute, element, find} from '../html/tree';

/** Whether a tag is one of those by which Docusaurus has a page load its own app and all of the styles. */
const loadsApp = (node: Element): boolean =>
  (node.tagName === 'link' && attribute(node, 'rel') === 'stylesheet') ||
  (node.tagName === 'script' && attribute(node, 'src').startsWith('/assets/js/'));

/**
 * Has a page load its own files in place of those that Docusaurus would have it load.
 *
 * @param page the page's tree, whose head is changed.
 * @throws Error where Docusaurus no longer names those in the page's head.
 */
export function nameFiles(page: Root, scripts: readonly string[], styles: readonly string[]): void {
  const head = find(page, ({tagName}) => tagName === 'head');
  const kept = head?.children.filter((child) => child.type !== 'element' || !loadsApp(child));
  if (head === undefined || kept === undefined || kept.length === head.children.length) {
    throw new Error(
      'Docusaurus no longer names the files of a page as <link rel="stylesheet"> and <script src> in its head; ' +
        'adapt nameFiles in src/build/publish/head.ts.',
    );
  }
  head.children = [
    ...kept,
    ...styles.map((href) => element('link', [], {rel: ['stylesheet'], href})),
    ...scripts.map((src) => element('script', [], {src, defer: true})),
  ];
}

/** What a page's head says under a name or property, such as og:title; '' where it says nothing. */
export function metaContent(page: Root, name: string): string {
  const meta = find(
    page,
    (node) => node.tagName === 'meta' && [attribute(node, 'name'), attribute(node, 'property')].includes(name),
  );
  return meta === undefined ? '' : attribute(meta, 'content');
}
