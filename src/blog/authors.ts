import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {wrong, type Finding} from './check/finding';

/** The authors of posts. */
export const authorsFile = 'blog/authors.yml';

/** An author: the name that readers see, and the one that posts write. */
export interface AuthorOption {
  readonly label: string;
  readonly value: string;
}

/** Reads the authors of the site, and says what is wrong where there are none. */
export async function readAuthors(siteDir: string): Promise<{options: AuthorOption[]; findings: Finding[]}> {
  let problem = 'The list of authors is missing.';
  try {
    const text = await readFile(path.join(siteDir, authorsFile), 'utf8');
    problem = 'The list of authors cannot be read.';
    const authors: unknown = parse(text);
    const entries: [string, unknown][] = typeof authors === 'object' && authors !== null ? Object.entries(authors) : [];
    const options = entries.map(([value, author]) => {
      const name = typeof author === 'object' && author !== null && 'name' in author ? author.name : undefined;
      return {label: typeof name === 'string' ? name : value, value};
    });
    if (options.length > 0) return {options, findings: []};
    problem = 'There are no authors in it.';
  } catch {
    // The problem is what was tried last.
  }
  const remedy =
    'Write each author as three lines, as src/blog/README.md says: a short name, and below it name and url.';
  return {options: [], findings: [{file: authorsFile, place: 'authors', ...wrong(problem, remedy)}]};
}
