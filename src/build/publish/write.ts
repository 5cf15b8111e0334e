import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inTurn} from '../inTurn';
import {isText} from '../hosting/contentTypes';
import type {SiteFile} from './site';

/**
 * Writes files below a folder.
 *
 * @throws Error where the content of a picture, a font or a program is text: whoever read it as such has broken it.
 */
export async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  await inTurn(files, 64, async ({name, content}) => {
    if (typeof content === 'string' && isText(name) === false) {
      throw new Error(`${name} is not a text, and its content was made or read as one: it has to be a Uint8Array.`);
    }
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  });
}

/**
 * The files of a folder that a bundler has written.
 *
 * @param below their folder in the site.
 */
export async function filesIn(folder: string, below: string): Promise<(SiteFile & {content: Buffer})[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.join(below, path.relative(folder, file)).split(path.sep).join('/');
        return {name, content: await readFile(file)};
      }),
  );
}
