import {bodyOf, type BuiltPage} from './page';
import {plain} from '../../html/plain';
import type {Tree} from '../../html/tree';

/** Markdown of a page's text, without characters that nobody sees. */
async function body(page: BuiltPage, site: string, write: (tree: Tree) => Promise<string>): Promise<string> {
  const markdown = await write({type: 'root', children: plain(bodyOf(page), site)});
  return markdown
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The Markdown twin of a page: its title, its description, where and when it
 * was published, then its text.
 *
 * @param write turns a tree into Markdown.
 */
export async function twinOf(page: BuiltPage, site: string, write: (tree: Tree) => Promise<string>): Promise<string> {
  const published = [page.author, page.date].filter(Boolean).join(', ');
  return [
    `# ${page.title}`,
    page.description,
    `Source: ${site}${page.path}`,
    ...(published === '' ? [] : [`Published: ${published}`]),
    `${await body(page, site, write)}\n`,
  ].join('\n\n');
}
