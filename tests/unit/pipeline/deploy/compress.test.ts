import {mkdtemp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {compress} from '@site/src/pipeline/deploy/compress';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'js'));
});

afterEach(() => rm(folder, {recursive: true}));

test('texts at any depth get twins that unpack to the same bytes; fonts and the server’s rules get none', async () => {
  const script = 'console.info("stitch");'.repeat(50);
  await writeFile(path.join(folder, 'js/main.js'), script);
  await writeFile(path.join(folder, 'styles.css'), 'a{}');
  await writeFile(path.join(folder, 'text.woff2'), 'font');
  await mkdir(path.join(folder, '.hosting'));
  await writeFile(path.join(folder, '.hosting/settings.json'), '{}');
  await compress(folder);
  const names = ['.hosting', 'js', 'styles.css', 'styles.css.br', 'styles.css.gz', 'text.woff2'];
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await readdir(path.join(folder, '.hosting'))).toEqual(['settings.json']);
  const twin = await readFile(path.join(folder, 'js/main.js.br'));
  expect(brotliDecompressSync(twin).toString()).toBe(script);
  const zipped = await readFile(path.join(folder, 'js/main.js.gz'));
  expect(gunzipSync(zipped).toString()).toBe(script);
  // Node's own choice is the highest level of brotli, and a middle one of gzip.
  expect(twin.length).toBeLessThanOrEqual(brotliCompressSync(script).length);
  expect(zipped.length).toBeLessThanOrEqual(gzipSync(script).length);
});
