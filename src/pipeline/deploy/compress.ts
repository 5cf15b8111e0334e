import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {filesIn} from '../files';
import {isText} from '../hosting/contentTypes';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As many as Node has threads for it. */
const concurrency = 4;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, {params}));
  await writeFile(`${file}.gz`, await toGzip(content, {level: constants.Z_BEST_COMPRESSION}));
}

/**
 * Writes a brotli and a gzip version (`<name>.br`, `<name>.gz`) beside each text of a build, for nginx, which compresses
 * worse and each time anew. Cloudflare compresses by itself.
 */
export async function compress(folder: string): Promise<void> {
  const files = filesIn(folder).filter((name) => !name.startsWith('.') && isText(name));
  await pMap(files, (name) => compressFile(path.join(folder, name)), {concurrency});
}
