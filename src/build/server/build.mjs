/**
 * `npm run build`: `docusaurus build` with all its arguments, written beside the
 * folder that it replaces once it is finished. However a build ends before
 * that, the last good one stays in its place.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {foldersBeside, readArguments, recover, swap} from './buildFolders.mjs';

const {folder, others} = readArguments(process.argv.slice(2));
const {next} = foldersBeside(folder);
const shown = path.relative(process.cwd(), folder);

recover(folder);

// Docusaurus would call a build that was told to stop a success.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
process.on('exit', (code) => {
  // It stays for the next build to clear away: threads of the bundler may still write to it.
  if (!existsSync(next)) return;
  process.exitCode = code === 0 ? 1 : code;
  if (existsSync(folder)) console.error(`The build was not finished; ${shown} is still the last one that was.`);
});

// Not those of `npm start`, which may be running.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/build';

// In this process, so that a kill ends the writing too.
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
process.argv = [process.execPath, docusaurus, 'build', ...others, '--out-dir', next];
await import(pathToFileURL(docusaurus).href);

// Without a folder, only the help was asked for.
if (existsSync(next)) {
  swap(folder);
  console.info(`The site is in ${shown}.`);
}
