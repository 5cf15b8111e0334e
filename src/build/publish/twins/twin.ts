import {loadLibraries} from '../../html/libraries.cjs';
import {plain} from '../../html/plain';
import {bodyOf, type BuiltPage} from './page';

/** Markdown of a page's text, without characters that nobody sees. */
async function body(page: BuiltPage, site: string): Promise<string> {
  const {toMarkdown} = await loadLibraries();
  const markdown = await toMarkdown({type: 'root', children: plain(bodyOf(page), site)});
  return markdown
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The Markdown twin of a page: its title, its description, where and when it
 * was published, then its text.
 */
export async function twinOf(page: BuiltPage, site: string): Promise<string> {
  const published = [page.author, page.date].filter(Boolean).join(', ');
  return [
    `# ${page.title}`,
    page.description,
    `Source: ${site}${page.path}`,
    ...(page.dated === undefined ? [] : [page.dated]),
    ...(published === '' ? [] : [`Published: ${published}`]),
    `${await body(page, site)}\n`,
  ].join('\n\n');
}
