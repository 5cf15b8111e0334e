import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const copied = [
  'blog',
  'docs',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  // Without it style sheets are rewritten for browsers that know no cascade layers, which does not end.
  '.browserslistrc',
];

/** A copy of this site in a folder of its own, to build with other posts. */
export interface SiteCopy {
  readonly folder: string;
  /** Builds it; returns what the build printed, and throws it where the build failed. */
  readonly build: () => string;
  readonly remove: () => void;
}

/** Copies this site, with more files or others, by path. */
export function copySite(files: ReadonlyMap<string, Buffer>): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const name of copied) cpSync(name, path.join(folder, name), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  return {
    folder,
    build() {
      const {status, stdout, stderr} = spawnSync(process.execPath, ['src/build/server/build.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production', NO_COLOR: 'true'},
      });
      if (status !== 0) throw new Error(`${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
