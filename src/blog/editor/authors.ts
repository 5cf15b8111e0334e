import {parse} from 'yaml';

/** A choice of the editor: what it shows, and what it writes. */
export interface AuthorOption {
  readonly label: string;
  readonly value: string;
}

/**
 * The authors of blog/authors.yml as choices: the name is shown, the key is written.
 *
 * @throws Error where the file is not a map of keys to authors, or has none.
 */
export function authorOptions(yaml: string): AuthorOption[] {
  const authors: unknown = parse(yaml);
  const entries = typeof authors === 'object' && authors !== null ? Object.entries(authors) : [];
  if (entries.length === 0) throw new Error('blog/authors.yml names no author; the editor has none to offer.');
  return entries.map(([value, author]: [string, unknown]) => {
    const name = typeof author === 'object' && author !== null && 'name' in author ? author.name : undefined;
    return {label: typeof name === 'string' ? name : value, value};
  });
}
