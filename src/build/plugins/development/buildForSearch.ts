import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/**
 * Builds the site for the search index of `npm start`, apart from `build/` and the development server's files.
 *
 * @param folder the output folder, for the whole site with its index.
 * @throws Error with the build's output if it fails.
 */
export async function buildForSearch(siteDir: string, folder: string): Promise<void> {
  console.info('The first search needs an index of all pages, which takes a build: about half a minute.');
  const script = path.join(siteDir, 'src/build/server/build.mjs');
  await promisify(execFile)(process.execPath, [script, '--out-dir', folder], {
    cwd: siteDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      QUICK_COMPRESSION: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.relative(siteDir, path.dirname(folder)), 'generated'),
    },
    maxBuffer: 64 * 2 ** 20,
  });
  console.info('The search is ready.');
}
