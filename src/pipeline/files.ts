import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {isText} from './hosting/contentTypes';

/** A file of the finished site. */
export interface SiteFile {
  /** Its path below the build's folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/**
 * Bytes as the text that they are.
 *
 * @param file what the error names.
 * @throws Error where they are no UTF-8: Node's own decoding would put U+FFFD in the place of a font or a picture.
 */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not a text in UTF-8. Save it as UTF-8, or read it as bytes if it is no text.`, {
      cause: error,
    });
  }
}

/** Reads a file that is a text. */
export const readText = async (file: string): Promise<string> => textOf(await readFile(file), file);

/** The same at once, where the caller cannot wait. */
export const readTextSync = (file: string): string => textOf(readFileSync(file), file);

/** The paths of all files in a folder, below it and with `/` between their parts, in order; none where there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** A path with `/` between its parts, on Windows too. */
export const slashed = (file: string): string => file.replaceAll(path.sep, '/');

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

/** The files of a folder that a bundler has written; `below` is their folder in the site. */
export async function writtenFiles(folder: string, below: string): Promise<(SiteFile & {content: Buffer})[]> {
  return Promise.all(
    filesIn(folder).map(async (file) => ({
      name: path.posix.join(below, file),
      content: await readFile(path.join(folder, file)),
    })),
  );
}
