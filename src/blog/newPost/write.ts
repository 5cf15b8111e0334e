import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {quoted} from '../check/read/fields';
import type {PostFieldName} from '../postFields';
import {NoPostError, type Answers} from './answers';
import {neutralCover, neutralCoverAlt} from './cover';
import {excerptPlaceholder, outline} from './outline';

const coverName = 'cover.svg';

/** A text as YAML, in quotes only where it would be read as something else. */
const plainOrQuoted = (text: string): string => stringify(text, {singleQuote: true, lineWidth: 0}).trim();

/** The file of a new post. */
export function postText({title, excerpt, slug, author, category, date}: Answers): string {
  const values: Readonly<Record<PostFieldName, string>> = {
    title: quoted(title),
    excerpt: quoted(excerpt === '' ? excerptPlaceholder : excerpt),
    slug: plainOrQuoted(slug),
    author: plainOrQuoted(author),
    category: plainOrQuoted(category),
    date,
    image: coverName,
    imageAlt: quoted(neutralCoverAlt),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${outline}`;
}

/**
 * Writes a new post.
 *
 * @param siteDir the site's folder, absolute.
 * @returns the post's folder, from the site's, with `/` between its parts.
 * @throws NoPostError where the folder is there already; nothing is overwritten.
 */
export async function writePost(answers: Answers, siteDir: string): Promise<string> {
  const folder = `blog/${answers.date}-${answers.slug}`;
  const folderPath = path.join(siteDir, folder);
  try {
    await mkdir(folderPath);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new NoPostError(`${folder} is there already, and stays as it is. Write another address or another date.`);
  }
  await writeFile(path.join(folderPath, 'index.md'), postText(answers));
  await writeFile(path.join(folderPath, coverName), neutralCover);
  return folder;
}
