import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPosts, type Finding} from '@site/src/blog/check';
import {brokenPosts, goodPosts, type Files} from '../fixtures/brokenPosts';

/** Writes posts to a folder, which stands in for `blog`. */
export function writePosts(blogDir: string, posts: Files): void {
  mkdirSync(blogDir, {recursive: true});
  for (const [name, content] of Object.entries(posts)) {
    const file = path.join(blogDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'posts-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** The folder of a fixture's posts. */
export function blogDirOf(fixture: string): string {
  const blogDir = path.join(folder, fixture);
  writePosts(blogDir, fixture === 'good' ? goodPosts : (brokenPosts[fixture] ?? {}));
  return blogDir;
}

const inOneLine = ({file, line, place, problem, remedy}: Finding): string => {
  const name = file.endsWith('/2025-10-08-post/index.md') ? undefined : /^blog\/(.*)$/.exec(file)?.[1];
  return [name && `${name}:`, line, `${place}:`, problem, remedy]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
};

/** What the check finds in a fixture, a line for each finding. */
export async function findingsOf(fixture: string): Promise<string[]> {
  const blogDir = blogDirOf(fixture);
  const findings = await checkPosts({siteDir: process.cwd(), blogDir});
  const shown = path.relative('', blogDir);
  return findings.map(({file, remedy, problem, ...where}) =>
    inOneLine({
      ...where,
      file: file.replace(shown, 'blog'),
      problem: problem.replaceAll(shown, 'blog'),
      remedy: remedy.replaceAll(shown, 'blog'),
    }),
  );
}

/** A test for each fixture, with what is found in it: the file where there are several, the line, the place, the words. */
export function testFindings(expected: Readonly<Record<string, readonly string[]>>): void {
  test.each(Object.entries(expected))('%s', async (fixture, findings) => {
    expect(findings.length).toBeGreaterThanOrEqual(1);
    expect(await findingsOf(fixture)).toEqual(findings);
  });
}
