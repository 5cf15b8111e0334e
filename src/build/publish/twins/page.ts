import type {Element, Root} from 'hast';
import {attribute, find, hasClass, textOf, withElements} from '../../html/tree';
import {metaContent} from '../head';

/** What a built page says about itself. */
export interface BuiltPage {
  /** Its address below the site's. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The one heading of the first level, which may say more than the title. */
  readonly heading: string;
  /** Of a post: YYYY-MM-DD, and who wrote it. */
  readonly date: string | undefined;
  readonly author: string | undefined;
  /** Of a legal text: its own line about its date. */
  readonly dated: string | undefined;
  /** The part that is the page's text. */
  readonly content: Element;
}

const isHeader = (node: Element): boolean => hasClass(node, 'doc-header') || hasClass(node, 'post-header');

/**
 * Reads a page of the build, as one audience sees it.
 *
 * @throws Error that names the page and what it lacks.
 */
export function readPage(path: string, tree: Root): BuiltPage {
  const main = find(tree, ({tagName}) => tagName === 'main');
  const content = main && (find(main, (node) => hasClass(node, 'markdown')) ?? main);
  const heading = main && find(main, ({tagName}) => tagName === 'h1');
  const title = metaContent(tree, 'og:title').replace(/ \| [^|]*$/, '');
  const description = metaContent(tree, 'description');
  if (!content || !heading || title === '' || description === '') {
    throw new Error(`${path} has no Markdown twin: it needs a title, a description, a <main> and a heading.`);
  }
  const postHeader = find(main, (node) => hasClass(node, 'post-header'));
  const header = postHeader ?? find(main, ({tagName}) => tagName === 'header');
  const time = header && find(header, ({tagName}) => tagName === 'time');
  const author = postHeader && find(postHeader, (node) => attribute(node, 'rel') === 'author');
  return {
    path,
    title,
    description,
    heading: textOf(heading).trim(),
    date: postHeader && time && attribute(time, 'dateTime'),
    author: author && textOf(author),
    dated: postHeader ? undefined : time && textOf(time),
    content,
  };
}

/**
 * The text without the header, whose title, lead and date the twin states
 * itself. A first heading that says more than the title stays, one level down.
 */
export function bodyOf({content, heading, title}: BuiltPage): Element {
  const withoutHeader = (node: Element): Element =>
    withElements(node, (child) => {
      if (isHeader(child) || (child.tagName === 'h1' && heading === title)) return [];
      return [child.tagName === 'h1' ? {...child, tagName: 'h2'} : withoutHeader(child)];
    });
  return withoutHeader(content);
}
