import {readFileSync} from 'node:fs';
import {readTree} from '../support/readTree';

/** A page of this site as its Markdown twin gives it, ready to be put into another site. */
export interface FixturePage {
  /** Where the page stands, as `/docs/ab-testing`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Of a post. */
  readonly date: string | undefined;
  readonly body: string;
}

/** What the sites that are held against this one consist of: its own texts. */
export interface Fixture {
  readonly home: FixturePage;
  readonly docs: readonly FixturePage[];
  readonly posts: readonly FixturePage[];
}

const head =
  /^# (?<title>.+)\n\n(?:(?!Source: )(?<description>[^\n]+)\n\n)?Source: (?<source>\S+)\n\n(?:Published: (?<published>.+)\n\n)?/;

function readTwin(text: string): FixturePage {
  const match = head.exec(text);
  const {title = '', description = '', source = '', published = ''} = match?.groups ?? {};
  if (match === null) throw new Error(`This is no Markdown twin of a page: "${text.slice(0, 80)}"`);
  const body = text
    .slice(match[0].length)
    // Diagrams are pictures on this site; pictures are its files.
    .replaceAll(/```mermaid\n[\s\S]*?\n```\n*/g, '')
    .replaceAll(/!\[[^\]]*\]\([^)\s]*\)\n*/g, '')
    // A stock site refuses links to pages that it does not have.
    .replaceAll(`](${new URL(source).origin}`, '](https://tailor.invalid');
  return {path: new URL(source).pathname, title, description, date: /\d{4}-\d\d-\d\d/.exec(published)?.[0], body};
}

/** Reads the home page, the docs and the posts from `build/`. */
export function readFixture(): Fixture {
  const read = ({text}: {text: string}): FixturePage => readTwin(text);
  return {
    home: readTwin(readFileSync('build/index.md', 'utf8')),
    docs: readTree('build/docs', /\.md$/).map(read),
    posts: readTree('build/blog', /^[\w-]+\.md$/)
      .filter(({file}) => !file.endsWith('archive.md'))
      .map(read),
  };
}
