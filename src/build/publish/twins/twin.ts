import {loadLibraries} from '../../html/libraries.cjs';
import {plain} from '../../html/plain';
import {bodyOf, type BuiltPage} from './page';

/** A page's text as Markdown, without invisible characters. */
async function body(page: BuiltPage, site: string): Promise<string> {
  const {toMarkdown} = await loadLibraries();
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
    `# ${page.title}`,
    page.description,
    `Source: ${site}${page.path}`,
    ...(page.dated === undefined ? [] : [page.dated]),
    ...(published === '' ? [] : [`Published: ${published}`]),
    `${await body(page, site)}\n`,
  ].join('\n\n');
}
