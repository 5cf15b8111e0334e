/** @jest-environment node */
import {checkAllPosts, describeFindings} from '@site/src/blog/check';

/** As many posts as the site has at least. */
const leastPosts = 2;

test('every post is as readers and the build need it', async () => {
  const {count, findings} = await checkAllPosts({siteDir: process.cwd()});
  expect(describeFindings(findings)).toBe('');
  expect(count).toBeGreaterThanOrEqual(leastPosts);
});
