import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeCompactIndex} from '../list/compactIndex';
import {picturesFolder} from './pictures';
import type {ReadPost} from './posts';

/** The folder, below Docusaurus's generated files, that is served as it is. */
export const servedFolder = 'blog-files';

/** The index of all posts as it is served, at an address that changes with it. */
export interface IndexFile {
  readonly address: string;
  readonly content: string;
}

export function indexFile(posts: readonly ReadPost[]): IndexFile {
  const content = JSON.stringify(
    writeCompactIndex(
      posts.map(({summary}) => summary),
      picturesFolder,
    ),
  );
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {address: `/assets/blog/posts-${hash}.json`, content};
}

/** Writes pictures and index into the served folder again, so that nothing old stays behind. */
export async function writeServedFiles(
  generatedFilesDir: string,
  posts: readonly ReadPost[],
  index: IndexFile,
): Promise<void> {
  const folder = path.join(generatedFilesDir, servedFolder);
  await rm(folder, {recursive: true, force: true});
  const files: [address: string, content: string | Buffer][] = [
    [index.address, index.content],
    ...posts.flatMap(({pictures}) => pictures).map(({src, bytes}): [string, Buffer] => [decodeURI(src), bytes]),
  ];
  await Promise.all(
    files.map(async ([address, content]) => {
      const file = path.join(folder, address);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
