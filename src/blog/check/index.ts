import path from 'node:path';
import {inspect} from 'node:util';
import {describeFindings} from './describe';
import type {Finding} from './finding';
import {readAuthors} from './read/authors';
import {readPosts} from './read/posts';
import {readSite} from './read/site';
import {rules} from './rules';

export {describeFindings} from './describe';
export type {Finding} from './finding';

/** Where posts are read from. */
export interface PostsOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** The folder of all posts, absolute; `blog` in the site's folder by default. */
  readonly blogDir?: string;
}

/** What the check found, and how much it read. */
export interface CheckedPosts {
  readonly count: number;
  readonly findings: readonly Finding[];
}

/** Checks all posts, and counts them. */
export async function checkAllPosts({siteDir, blogDir = path.join(siteDir, 'blog')}: PostsOptions): Promise<CheckedPosts> {
  const [{posts, findings}, authors] = await Promise.all([readPosts({siteDir, blogDir}), readAuthors(siteDir)]);
  const site = await readSite(siteDir, posts, authors.authors);
  const none: Finding = {
    file: path.relative(siteDir, blogDir),
    place: 'folder',
    problem: 'There are no posts in it.',
    remedy: 'Make one with npm run new:post',
  };
  return {
    count: posts.length,
    findings: [
      ...(posts.length === 0 ? [none] : []),
      ...findings,
      ...authors.findings,
      ...posts.flatMap((post) => rules.flatMap((rule) => rule(post, site))),
    ],
  };
}

/** All that is wrong with the posts, of all posts at once. */
export async function checkPosts(options: PostsOptions): Promise<readonly Finding[]> {
  return (await checkAllPosts(options)).findings;
}

/** An error that is printed as its message alone: its readers write posts, and have no use for where in the code it arose. */
class PostsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PostsError';
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** @throws one Error that describes all findings, where there are any. */
export async function assertPosts(options: PostsOptions): Promise<void> {
  const findings = await checkPosts(options);
  if (findings.length > 0) throw new PostsError(describeFindings(findings));
}
