import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';

const site = path.resolve('tests/fixtures/broken-docs');

/** The folders of the small site's docs: one without a fault, and one for each fault that stops a build. */
export type Docs = 'mended' | 'link' | 'anchor' | 'missing';

export interface Build {
  readonly process: ChildProcess;
  /** What came of it, once it has ended. */
  readonly result: Promise<{readonly code: number | null; readonly log: string}>;
}

/** Starts `npm run build` on the small site, with one of its folders of docs. */
export function startBuild(docs: Docs, output: string): Build {
  const child = spawn(process.execPath, ['src/build/server/build.mjs', site, '--out-dir', output], {
    env: {
      ...process.env,
      DOCS_FOLDER: docs,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', docs),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
      NO_COLOR: 'true',
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
  const result = once(child, 'close').then(() => ({code: child.exitCode, log}));
  return {process: child, result};
}

/** Removes what builds of the small site leave beside it. */
export function removeGenerated(): void {
  rmSync(path.join(site, '.docusaurus'), {recursive: true, force: true});
}
