import {counted} from '../finding';
import {checkAllPosts, describeFindings} from './index';

/** `npm run check:content`: prints what is to be mended in the posts; the exit code is 1 where anything is. */
async function run(): Promise<void> {
  const {count, findings} = await checkAllPosts({siteDir: process.cwd()});
  if (findings.length === 0) {
    console.info(`${counted(count, 'post')} checked, nothing to mend.`);
    return;
  }
  console.error(describeFindings(findings));
  process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
