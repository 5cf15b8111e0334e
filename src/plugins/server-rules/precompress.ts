import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** The kinds of files that compression makes smaller; fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

async function writeTwin(file: string): Promise<void> {
  const content = await readFile(file);
  const twin = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, twin);
}

/** Writes a brotli twin (`<name>.br`) beside each text file below a folder; returns the number written. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(writeTwin));
  return files.length;
}
