import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../build/hash';
import {inTurn} from '../../build/publish/inTurn';
import {writeFiles} from '../../build/publish/write';
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
  return {address: `/assets/blog/posts-${hashOf(content)}.json`, content};
}

/** Writes pictures and index into the served folder again, so that nothing old stays behind. */
export async function writeServedFiles(
  generatedFilesDir: string,
  posts: readonly ReadPost[],
  index: IndexFile,
): Promise<void> {
  const folder = path.join(generatedFilesDir, servedFolder);
  await rm(folder, {recursive: true, force: true});
  await writeFiles(folder, [{name: index.address, content: index.content}]);
  const pictures = posts.flatMap((post) => post.pictures);
  await inTurn(pictures, 64, ({src, file}) => cp(file, path.join(folder, decodeURI(src))));
}
