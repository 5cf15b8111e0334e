import type {Element, Root} from 'hast';
import {attribute, elementsIn, find, textOf} from '@site/src/pipeline/html/tree';
import {ownerValues} from '../owner/settings';
import {parseFragment, parsePage} from '../parseHtml';
import {oddPosts, type OddPost} from './index';

/** The odd posts of those slugs. */
export const readOddPosts = (slugs: readonly string[]): OddPost[] =>
  oddPosts(Math.max(0, ...slugs.map((slug) => Number(slug.replace('odd-', ''))))).filter(({slug}) =>
    slugs.includes(slug),
  );

const inHtml = (tree: Root): string[] =>
  elementsIn(tree).flatMap((element) =>
    ['href', 'src'].map((name) => attribute(element, name)).filter((address) => address !== ''),
  );

/** The HTML that the items of a feed carry. */
const itemsIn = (xml: string): string[] =>
  [...xml.matchAll(/<(?:content:encoded|content type="html")><!\[CDATA\[([^]*?)\]\]><\//g)].map(
    ([, html = '']) => html,
  );

/** Markdown without its code, in which addresses are examples. */
const withoutCode = (text: string): string => text.replaceAll(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');

/** The paths on the site itself that a page, a feed or a Markdown file names. */
export function addressesIn(path: string, text: string, origin: string): string[] {
  const named = path.endsWith('.xml')
    ? itemsIn(text).flatMap((html) => inHtml(parseFragment(html)))
    : path.endsWith('.md')
      ? [...withoutCode(text).matchAll(/!\[(?:\\.|[^\]\\])*\]\(([^\s)]+)/g)].map(([, address = '']) => address)
      : inHtml(parsePage(text));
  return named.flatMap((address) => {
    const url = new URL(address, origin + path);
    const isOwn = url.origin === origin || url.origin === ownerValues.siteUrl;
    return isOwn && url.protocol.startsWith('http') ? [url.pathname + url.search] : [];
  });
}

interface Structure {
  /** The elements of the page outside of the article's text, in their order. */
  readonly shape: string;
  readonly data: {readonly headline?: string; readonly description?: string};
  readonly heading: string;
  readonly description: string;
  readonly cover: string;
}

/** The names of elements as they are nested, but for the text of the post, and the scripts and styles that it asks for. */
function shapeOf(node: Element): string {
  if (node.tagName === 'link' || (node.tagName === 'script' && node.properties.type !== 'application/ld+json'))
    return '';
  if (node.properties.dataPostText !== undefined || node.tagName === 'aside') return '';
  const children = node.children.flatMap((child) => (child.type === 'element' ? [shapeOf(child)] : []));
  return `${node.tagName}(${children.join('')})`;
}

/** What a post's page is built of, and what it says of the post. */
export function structureOf(tree: Root): Structure {
  const elements = elementsIn(tree);
  const description = elements.find((each) => each.tagName === 'meta' && each.properties.name === 'description');
  const article = find(tree, ({tagName}) => tagName === 'article');
  const scripts = elements.filter(({properties}) => properties.type === 'application/ld+json');
  const [script] = scripts;
  const heading = article && find(article, ({tagName}) => tagName === 'h1');
  const cover = article && find(article, ({tagName}) => tagName === 'img');
  if (article === undefined || heading === undefined || cover === undefined || script === undefined)
    throw new Error('The page of the post lacks its article, its heading, its cover or its data.');
  return {
    shape: [...elements.filter(({tagName}) => ['head', 'header', 'footer'].includes(tagName)), article]
      .map(shapeOf)
      .join(),
    data: JSON.parse(textOf(script)),
    heading: textOf(heading),
    description: description === undefined ? '' : attribute(description, 'content'),
    cover: attribute(cover, 'alt'),
  };
}
