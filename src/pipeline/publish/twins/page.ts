import type {Element, Root} from 'hast';
import {attribute, find, hasClass, textOf, withElements} from '../../html/tree';
import {metaContent} from '../head';
import {asMarkdown} from './list';
import {toMarkdown} from '../../html/libraries.cjs';
import {plain} from '../../html/plain';

/** What a built page says about itself. */
export interface BuiltPage {
  /** Its address below the site's. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The level-one heading, which may differ from the title. */
  readonly heading: string;
  /** Of a post, as YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly author: string | undefined;
  /** Of a legal text: its line with its date. */
  readonly dated: string | undefined;
  /** The element with the page's text. */
  readonly content: Element;
}

const isHeader = (node: Element): boolean => hasClass(node, 'doc-header') || hasClass(node, 'post-header');

/** Reads what a page says about itself. */
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
 * The text without the header, since the Markdown states title, lead and date itself. A heading that differs from the
 * title is kept, one level down.
 */
export function bodyOf({content, heading, title}: BuiltPage): Element {
  const withoutHeader = (node: Element): Element =>
    withElements(node, (child) => {
      if (isHeader(child) || (child.tagName === 'h1' && heading === title)) return [];
      return [child.tagName === 'h1' ? {...child, tagName: 'h2'} : withoutHeader(child)];
    });
  return withoutHeader(content);
}

/** A page's text as Markdown, without invisible characters. */
async function body(page: BuiltPage, site: string): Promise<string> {
  const markdown = await toMarkdown({type: 'root', children: plain(bodyOf(page), site)});
  return markdown
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A page as Markdown: title, description, address and date, then the text. */
export async function twinOf(page: BuiltPage, site: string): Promise<string> {
  const published = [page.author, page.date].filter(Boolean).join(', ');
  return [
    `# ${asMarkdown(page.title)}`,
    asMarkdown(page.description),
    `Source: ${site}${page.path}`,
    ...(page.dated === undefined ? [] : [page.dated]),
    ...(published === '' ? [] : [`Published: ${published}`]),
    `${await body(page, site)}\n`,
  ].join('\n\n');
}
