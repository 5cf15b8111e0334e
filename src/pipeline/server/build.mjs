/**
 * `npm run build`: `docusaurus build` with all of its arguments. It writes to another folder, which replaces the last
 * build only once it is finished.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {lockBuild} from './buildLock.mjs';
import {foldersBeside, readArguments, recover, swap} from './buildFolders.mjs';

const {site, folder, others} = readArguments(process.argv.slice(2));
const {next} = foldersBeside(folder);
const shown = path.relative(process.cwd(), folder);

// Docusaurus would report a stopped build as a success.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

// Apart from those of `npm start`, which may be running.
const generated = (process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/build');
try {
  lockBuild(path.resolve(site, generated));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
recover(folder);

process.on('exit', (code) => {
  // The next build removes the folder: threads of the bundler may still be writing to it.
  if (!existsSync(next)) return;
  process.exitCode = code === 0 ? 1 : code;
  if (existsSync(folder)) console.error(`The build was not finished; ${shown} is still the last one that was.`);
});

// In this process, so that a kill stops the build too.
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
process.argv = [process.execPath, docusaurus, 'build', ...others, '--out-dir', next];
await import(pathToFileURL(docusaurus).href);

// There is no folder after --help.
if (existsSync(next)) {
  swap(folder);
  console.info(`The site is in ${shown}.`);
}
