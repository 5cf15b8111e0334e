import {assertPosts, checkPosts, describeFindings} from '../check';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Checks all posts: a build stops where something is wrong. In development it
 * is printed, so that a post can be seen while it is being written.
 *
 * @throws Error that lists the findings for those who write posts.
 */
export async function checkBeforeReading(siteDir: string): Promise<void> {
  if (isProduction) {
    await assertPosts({siteDir});
    return;
  }
  const findings = await checkPosts({siteDir});
  if (findings.length > 0) console.warn(describeFindings(findings));
}

/**
 * Does what fails on a post with mistakes; its author then reads what the check
 * says of them, and not where in the code it failed.
 */
export async function inPlainWords<Result>(siteDir: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    await assertPosts({siteDir});
    throw error;
  }
}
