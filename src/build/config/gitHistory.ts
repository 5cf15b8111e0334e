import {spawnSync} from 'node:child_process';

/** Whether a folder is in a git clone with full history; false if git is missing. */
export function hasFullHistory(folder = process.cwd()): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: folder, encoding: 'utf8'});
  return status === 0 && stdout.trim() === 'false';
}
