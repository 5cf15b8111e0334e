import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type Pair} from 'yaml';
import {quote, wrong, type Finding, type Problem} from './finding';

/** The authors of posts. */
export const authorsFile = 'blog/authors.yml';

/** An author as the file has them: the name that readers see, and the one that posts write. */
export interface ListedAuthor {
  readonly label: string;
  readonly value: string;
  /** Where the author’s name leads; the team where the file does not say. */
  readonly url: string;
  /** The line of that, or of the author. */
  readonly line: number;
}

/** What the editor offers of an author. */
export type AuthorOption = Pick<ListedAuthor, 'label' | 'value'>;

export interface ReadAuthors {
  readonly options: readonly ListedAuthor[];
  readonly findings: readonly Finding[];
}

const teamPath = '/team';

const form = 'Write each author as three lines, as src/blog/README.md says: a short name, and below it name and url.';

const finding = (place: string, problem: Problem, line?: number): Finding => ({
  file: authorsFile,
  place,
  line,
  ...problem,
});

/** One author of the file, or what is wrong with it. */
function readAuthor({key, value}: Pair, lineOf: (node: unknown) => number): ListedAuthor | Finding {
  const short = isScalar(key) ? String(key.value) : '';
  const field = (name: string): unknown => (isMap(value) ? value.get(name) : undefined);
  const [name, url = teamPath] = [field('name'), field('url')];
  if (short === '' || typeof name !== 'string' || name.trim() === '' || name.includes('\n')) {
    return finding(quote(short), wrong('The author has no name that readers see.', form), lineOf(key));
  }
  const urlNode = isMap(value) ? value.get('url', true) : undefined;
  if (typeof url !== 'string' || url.trim() === '') {
    const remedy = `Write an address, such as https://www.example.com, or ${teamPath}`;
    return finding(`url of ${short}`, wrong('It is no address.', remedy), lineOf(urlNode ?? key));
  }
  return {label: name.trim(), value: short, url: url.trim(), line: lineOf(urlNode ?? key)};
}

/** Reads the authors of the site, and says what is wrong with the list. Where their addresses lead is not looked at. */
export async function readAuthors(siteDir: string): Promise<ReadAuthors> {
  const none = (problem: string): ReadAuthors => ({options: [], findings: [finding('authors', wrong(problem, form))]});
  const text = await readFile(path.join(siteDir, authorsFile), 'utf8').catch(() => undefined);
  if (text === undefined) return none('The list of authors is missing.');
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(text.replace(/^\uFEFF/, ''), {lineCounter});
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return none('The list of authors cannot be read.');
  const lineOf = (node: unknown): number => (isScalar(node) ? lineCounter.linePos(node.range?.[0] ?? 0).line : 1);
  const read = (contents?.items ?? []).map((pair) => readAuthor(pair, lineOf));
  if (read.length === 0) return none('There are no authors in it.');
  return {
    options: read.flatMap((each) => ('label' in each ? [each] : [])),
    findings: read.flatMap((each) => ('label' in each ? [] : [each])),
  };
}
