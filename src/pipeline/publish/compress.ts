import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {filesIn} from '../files';
import type {SiteFile} from './site';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files; fonts and pictures are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** Brotli's best quality, or one with which builds for tests are done sooner. */
const bestQuality = process.env.QUICK_COMPRESSION === 'true' ? 4 : constants.BROTLI_MAX_QUALITY;

/** The best quality takes 70 ms a page, and 5 takes 1 for a tenth more bytes: where there are many posts, they have 5. */
const manyPosts = 200;
const quickQuality = 5;

/** As many as Node has threads for it: the other steps read and draw in the same threads. */
const concurrency = 4;

async function twinsOf({name, content}: SiteFile, quality = bestQuality): Promise<SiteFile[]> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {params}),
    toGzip(content, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  return [
    {name: `${name}.br`, content: brotli},
    {name: `${name}.gz`, content: gzipped},
  ];
}

/**
 * A brotli and a gzip version (`<name>.br`, `<name>.gz`) of each file.
 *
 * @param posts names of those that are posts. However many there are, all others stay as light.
 */
export async function compressed(files: readonly SiteFile[], posts: ReadonlySet<string>): Promise<SiteFile[]> {
  const ofPosts = posts.size > manyPosts ? Math.min(bestQuality, quickQuality) : bestQuality;
  const twins = (file: SiteFile) => twinsOf(file, posts.has(file.name) ? ofPosts : bestQuality);
  return (await pMap(files, twins, {concurrency})).flat();
}

/** Writes such versions of each text file below a folder. */
export async function compress(folder: string): Promise<void> {
  const files = filesIn(folder).filter((name) => compressible.has(path.extname(name)));
  const write = async (file: string): Promise<void> => {
    const name = path.join(folder, file);
    const twins = await twinsOf({name, content: await readFile(name)});
    await Promise.all(twins.map((twin) => writeFile(twin.name, twin.content)));
  };
  await pMap(files, write, {concurrency});
}
