import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** @param {string} folder */
const remove = (folder) => rmSync(folder, {recursive: true, force: true});

/**
 * The folders beside a build: `next`, which is written to until it is finished,
 * and `previous`, which the last build is called while the two change places.
 *
 * @param {string} folder
 */
export const foldersBeside = (folder) => ({next: `${folder}.next`, previous: `${folder}.previous`});

/**
 * Puts right what a build left that was killed: the build is the last one or,
 * where that one had already made way, the new one; nothing lies beside it.
 *
 * @param {string} folder
 */
export function recover(folder) {
  const {next, previous} = foldersBeside(folder);
  // The last build makes way for a finished one only.
  if (!existsSync(folder) && existsSync(previous)) renameSync(existsSync(next) ? next : previous, folder);
  remove(next);
  remove(previous);
}

/**
 * Puts the finished build in the place of the last one. Both steps are renames,
 * so a kill leaves whole folders, which `recover` tells apart.
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
 * Reads where `docusaurus build` is to write, and takes that out of its arguments.
 *
 * @param {readonly string[]} args
 * @returns {{folder: string, others: string[]}} the folder, absolute, and all other arguments.
 */
export function readArguments(args) {
  const site = args[0]?.startsWith('-') === false ? args[0] : '.';
  const at = args.findIndex((each) => each === '--out-dir' || each.startsWith('--out-dir='));
  const [name = '', value] = args[at]?.split(/=(.*)/s) ?? [];
  const taken = value === undefined ? 2 : 1;
  return name === ''
    ? {folder: path.resolve(site, 'build'), others: [...args]}
    : {
        folder: path.resolve(site, value ?? args[at + 1] ?? 'build'),
        others: args.filter((_, index) => index < at || index >= at + taken),
      };
}
