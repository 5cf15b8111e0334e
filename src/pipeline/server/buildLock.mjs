import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file */
function noted(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Takes the folder of generated files for this build, until this process ends.
 *
 * @param {string} generated
 */
export function lockBuild(generated) {
  const file = `${generated}.lock`;
  mkdirSync(path.dirname(file), {recursive: true});
  const other = noted(file);
  if (other > 0 && other !== process.pid && isRunning(other)) {
    throw new Error(
      `Another build of this site is running, process ${other}: wait until it is finished. (If that is no build, delete ${file}.)`,
    );
  }
  // Left by a build that was killed.
  rmSync(file, {force: true});
  writeFileSync(file, String(process.pid), {flag: 'wx'});
  process.on('exit', () => rmSync(file, {force: true}));
}
