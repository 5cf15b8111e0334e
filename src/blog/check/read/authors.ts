import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import type {Finding} from '../finding';

const file = 'blog/authors.yml';

/** Reads the names by which posts call their authors. */
export async function readAuthors(siteDir: string): Promise<{authors: string[]; findings: Finding[]}> {
  const remedy =
    'Write each author as three lines, as src/blog/README.md says: a short name, and below it name and url.';
  const failed = (problem: string) => ({authors: [], findings: [{file, place: 'authors', problem, remedy}]});
  let text: string;
  try {
    text = await readFile(path.join(siteDir, file), 'utf8');
  } catch {
    return failed('The list of authors is missing.');
  }
  try {
    const list: unknown = parse(text);
    if (typeof list !== 'object' || list === null) return failed('There are no authors in it.');
    return {authors: Object.keys(list), findings: []};
  } catch {
    return failed('The list of authors cannot be read.');
  }
}
