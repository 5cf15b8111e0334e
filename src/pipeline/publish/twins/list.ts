import {archivePath, categoryPath} from '../../../lib/blogPaths';
import {twinPath} from '../../../lib/twinPath';

/** A page as the lists name it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface Listed {
  readonly docs: readonly ListedPage[];
  readonly posts: readonly ListedPage[];
  readonly pages: readonly ListedPage[];
}

/** Whether a page of the blog is a list of posts. */
const isListOfPosts = (path: string): boolean => path === archivePath || path.startsWith(categoryPath(''));

export const isPost = (path: string): boolean => path.startsWith('/blog/') && !isListOfPosts(path);

const forTheRecord = new Set(['/privacy-policy', '/subprocessors', '/release-notes', '/team']);

/** Whether a page is a legal text, an archive or a list, and does not explain the product. */
const isOptional = (path: string): boolean => forTheRecord.has(path) || isListOfPosts(path);

/** Words as Markdown text, in which nothing is a link, a picture, code or HTML. */
export const asMarkdown = (words: string): string => words.replaceAll(/[\\`[\]<]/g, '\\$&');

/** The list of all pages for language models, in the form of https://llmstxt.org */
export function llmsText({docs, posts, pages}: Listed, site: {title: string; summary: string; url: string}): string {
  const section = (name: string, listed: readonly ListedPage[]): string =>
    [
      `## ${name}`,
      '',
      ...listed.map(
        ({path, title, description}) =>
          `- [${asMarkdown(title)}](${site.url}${twinPath(path)}): ${asMarkdown(description)}`,
      ),
    ].join('\n');
  return `${[
    `# ${site.title}`,
    `> ${site.summary}`,
    section('Docs', docs),
    section('Blog', posts),
    section(
      'Product pages',
      pages.filter(({path}) => !isOptional(path)),
    ),
    section(
      'Optional',
      pages.filter(({path}) => isOptional(path)),
    ),
  ].join('\n\n')}\n`;
}
