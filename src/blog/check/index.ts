import path from 'node:path';
import {inspect} from 'node:util';
import {readAuthors} from '../authors';
import {describeFindings, type Finding} from '../finding';
import type {Rule} from './post';
import {readPosts} from './read/posts';
import {readSite} from './read/site';
import {authorAddresses} from './rules/authors';
import {drawableTitle, fields, uniqueSlug, unknownFields} from './rules/fields';
import {links} from './rules/links';
import {namedPosts} from './rules/namedPosts';
import {cover, pictures} from './rules/pictures';
import {bodyLength, headings, html, leftoverMarks, opening, placeholders} from './rules/text';

export {describeFindings} from '../finding';
export type {Finding} from '../finding';

/** All that was written can be read. */
const unread: Rule = ({file, unread: parts}) => parts.map((part) => ({file, ...part}));

const rules: readonly Rule[] = [
  ...[unread, fields, unknownFields, uniqueSlug, drawableTitle, cover],
  ...[opening, bodyLength, headings, html, leftoverMarks, links, pictures, placeholders],
];

/** Where posts are read from. */
export interface PostsOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** The folder of all posts, absolute; `blog` in the site's folder by default. */
  readonly blogDir?: string;
}

/** Checks all posts, and the site's own also where guides and pages name them; counts the posts. */
export async function checkAllPosts({
  siteDir,
  blogDir = path.join(siteDir, 'blog'),
}: PostsOptions): Promise<{readonly count: number; readonly findings: readonly Finding[]}> {
  const [{posts, findings}, authors] = await Promise.all([readPosts({siteDir, blogDir}), readAuthors(siteDir)]);
  const site = await readSite(
    siteDir,
    posts,
    authors.options.map(({value}) => value),
  );
  const none: Finding = {
    file: path.relative(siteDir, blogDir),
    place: 'folder',
    problem: 'There are no posts in it.',
    remedy: 'Make one with npm run new:post',
  };
  return {
    count: posts.length,
    findings: [
      ...(posts.length + findings.length === 0 ? [none] : []),
      ...findings,
      ...authors.findings,
      ...authorAddresses(authors.options, site),
      ...posts.flatMap((post) => rules.flatMap((rule) => rule(post, site))),
      ...(blogDir === path.join(siteDir, 'blog') ? await namedPosts(siteDir, site) : []),
    ],
  };
}

/** All that is wrong with the posts, of all posts at once. */
export const checkPosts = async (options: PostsOptions): Promise<readonly Finding[]> =>
  (await checkAllPosts(options)).findings;

/** An error that is printed as its message alone: its readers write posts, and have no use for where in the code it arose. */
class PostsError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return `\n${this.message}\n`;
  }
}

/** @throws one Error that describes all findings, where there are any. */
export async function assertPosts(options: PostsOptions): Promise<void> {
  const findings = await checkPosts(options);
  if (findings.length === 0) return;
  // A build, which ends with this, puts the error into one of Docusaurus's own and would print where that arose.
  if (process.env.NODE_ENV === 'production') Error.stackTraceLimit = 0;
  throw new PostsError(describeFindings(findings));
}
