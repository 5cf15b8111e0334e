import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files; fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** Brotli's quality. The last tenth of the size takes most of the time, and builds for tests can do without it. */
const quality = process.env.QUICK_COMPRESSION === 'true' ? 4 : constants.BROTLI_MAX_QUALITY;

async function writeTwins(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes a brotli and a gzip version (`<name>.br`, `<name>.gz`) of each text file below a folder and of each page.
 *
 * @returns the number of files compressed.
 */
export async function compress(folder: string, pages: readonly string[] = []): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all([...files, ...pages].map(writeTwins));
  return files.length + pages.length;
}
