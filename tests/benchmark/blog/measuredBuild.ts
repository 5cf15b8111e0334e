import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unbuild} from '../unbuild';

/** What a build costs; threads count, and nothing of it has been built before. */
export interface BuildCost {
  readonly seconds: number;
  /** Of all processors together. */
  readonly processorSeconds: number;
  /** At its peak, in MB of 1,048,576 bytes. */
  readonly memory: number;
  /** Of the files in `build/`, in the same MB. */
  readonly output: number;
}

/**
 * Builds a site with one command of Node's.
 *
 * @param args the script in the site's folder, and what it is told.
 * @throws Error where the build fails.
 */
export function measuredBuild(folder: string, args: readonly string[]): BuildCost {
  unbuild(folder);
  const notes = mkdtempSync(path.join(tmpdir(), 'build-usage-'));
  const file = path.join(notes, 'usage.json');
  try {
    const began = performance.now();
    const {status} = spawnSync(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NODE_ENV: 'production',
        NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/benchmark/blog/usage.mjs')).href}`,
        BUILD_USAGE: file,
      },
    });
    if (status !== 0) throw new Error(`The build in ${folder} failed.`);
    const seconds = (performance.now() - began) / 1000;
    const [processorSeconds = NaN, memory = NaN] = readFileSync(file, 'utf8').split(' ').map(Number);
    const files = readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'});
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(folder, 'build', name)).size, 0);
    return {seconds, processorSeconds, memory, output: bytes / 2 ** 20};
  } finally {
    rmSync(notes, {recursive: true});
  }
}
