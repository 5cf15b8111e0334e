import path from 'node:path';
import {checkPosts, type Finding} from '@site/src/blog/check';

/** A folder for each case, which stands in for `blog`. */
export const postFixtures = path.resolve('tests/fixtures/posts');

const inOneLine = ({file, line, place, problem, remedy}: Finding): string => {
  const [, name] = file.endsWith('/2025-10-08-post/index.md')
    ? []
    : (/^tests\/fixtures\/posts\/[^/]+\/?(.*)$/.exec(file) ?? []);
  return [name && `${name}:`, line, `${place}:`, problem, remedy]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
};

/** What the check finds in a fixture, a line for each finding. */
export async function findingsOf(fixture: string): Promise<string[]> {
  const findings = await checkPosts({siteDir: process.cwd(), blogDir: path.join(postFixtures, fixture)});
  return findings.map(inOneLine);
}

/** A test for each fixture, with what is found in it: the file where there are several, the line, the place, the words. */
export function testFindings(expected: Readonly<Record<string, readonly string[]>>): void {
  test.each(Object.entries(expected))('%s', async (fixture, findings) => {
    expect(findings.length).toBeGreaterThanOrEqual(1);
    expect(await findingsOf(fixture)).toEqual(findings);
  });
}
