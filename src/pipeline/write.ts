import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {filesIn} from './filesIn';
import {isText} from './hosting/contentTypes';

/** A file of the finished site. */
export interface SiteFile {
  /** Its path below the build's folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes files below a folder.
 *
 * @throws Error where the content of a picture, a font or a program is text: whoever read it as such has broken it.
 */
export async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  const write = async ({name, content}: SiteFile): Promise<void> => {
    if (typeof content === 'string' && isText(name) === false) {
      throw new Error(`${name} is not a text, and its content was made or read as one: it has to be a Uint8Array.`);
    }
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  };
  await pMap(files, write, {concurrency: 64});
}

/**
 * The files of a folder that a bundler has written.
 *
 * @param below their folder in the site.
 */
export async function writtenFiles(folder: string, below: string): Promise<(SiteFile & {content: Buffer})[]> {
  return Promise.all(
    filesIn(folder).map(async (file) => ({
      name: path.posix.join(below, file),
      content: await readFile(path.join(folder, file)),
    })),
  );
}
