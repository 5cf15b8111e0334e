import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The compilers that readers of the samples may have, beside the one of this project. */
export const compilers = ['typescript-5', 'typescript-7'] as const;

export type Compiler = (typeof compilers)[number];

/** Finds packages as code in the folder of a compiler does, where they are apart from those of the site. */
export const packagesOf = (compiler: Compiler): NodeJS.Require =>
  createRequire(path.resolve('tests/compilers', compiler, 'package.json'));

/** Runs `tsc` in a folder, and answers with what it prints: nothing where all is well. */
export function runTsc(compiler: Compiler, folder: string, words: readonly string[]): string {
  const tsc = path.join(path.dirname(packagesOf(compiler).resolve('typescript/package.json')), 'bin/tsc');
  const {stdout, stderr, error} = spawnSync(process.execPath, [tsc, '--pretty', 'false', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  return stdout + stderr;
}
