import {spawnSync} from 'node:child_process';

/** Whether a folder belongs to a git clone with its whole history; false also where there is no git. */
export function hasFullHistory(folder = process.cwd()): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: folder, encoding: 'utf8'});
  return status === 0 && stdout.trim() === 'false';
}
