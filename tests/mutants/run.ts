/**
 * `npm run test:mutants`: changes the site's logic a little at a time, as a slip would, and runs the unit tests that
 * reach the changed line. A change that no test notices is listed; the exit code is 1 where they notice less than 85%.
 * `-- --mutate src/lib/percent.ts` changes one file. Takes hours for everything, so it runs weekly.
 */
import {spawnSync} from 'node:child_process';

/** Stryker's last version for Node 20. It is no package of the site's, since nothing of every day needs it. */
const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1'];

async function run(): Promise<void> {
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.docusaurus/test';
  // Docusaurus reads the folder's name when it is loaded.
  const {default: generateSite} = await import('../support/jest/generateSite');
  await generateSite();
  const args = ['--yes', ...packages.flatMap((name) => ['--package', name]), 'stryker', 'run'];
  const {status} = spawnSync('npx', [...args, 'tests/mutants/stryker.config.mjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

void run();
