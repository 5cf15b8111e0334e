import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** @param {string} folder */
const remove = (folder) => rmSync(folder, {recursive: true, force: true});

/**
 * The folders next to a build: `next`, for a build that is not finished, and `previous`, the last build while the two
 * are swapped.
 *
 * @param {string} folder
 */
export const foldersBeside = (folder) => ({next: `${folder}.next`, previous: `${folder}.previous`});

/**
 * Cleans up after a killed build: keeps the last build or, if that was already moved away, the new one.
 *
 * @param {string} folder
 */
export function recover(folder) {
  const {next, previous} = foldersBeside(folder);
  // The last build is moved away only for a finished one.
  if (!existsSync(folder) && existsSync(previous)) renameSync(existsSync(next) ? next : previous, folder);
  remove(next);
  remove(previous);
}

/**
 * Replaces the last build with the finished one. Both steps are renames, so a kill leaves complete folders, which
 * `recover` sorts out.
 *
 * @param {string} folder
 */
export function swap(folder) {
  const {next, previous} = foldersBeside(folder);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  remove(previous);
}

/**
 * Reads the output folder from the arguments of `docusaurus build`.
 *
 * @param {readonly string[]} args
 * @returns {{site: string, folder: string, others: string[]}} the site, the output folder, absolute, and all arguments
 *   besides the latter.
 */
export function readArguments(args) {
  const site = args[0]?.startsWith('-') === false ? args[0] : '.';
  const at = args.findIndex((each) => each === '--out-dir' || each.startsWith('--out-dir='));
  const [name = '', value] = args[at]?.split(/=(.*)/s) ?? [];
  const taken = value === undefined ? 2 : 1;
  return name === ''
    ? {site, folder: path.resolve(site, 'build'), others: [...args]}
    : {
        site,
        folder: path.resolve(site, value ?? args[at + 1] ?? 'build'),
        others: args.filter((_, index) => index < at || index >= at + taken),
      };
}
