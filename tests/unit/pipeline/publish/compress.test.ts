import {mkdtemp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {compress, compressed} from '@site/src/pipeline/publish/compress';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'js'));
});

afterEach(() => rm(folder, {recursive: true}));

test('text files at any depth get twins that unpack to the same bytes; others get none', async () => {
  const script = 'console.info("stitch");'.repeat(50);
  await writeFile(path.join(folder, 'js/main.js'), script);
  await writeFile(path.join(folder, 'styles.css'), 'a{}');
  await writeFile(path.join(folder, 'text.woff2'), 'font');
  await compress(folder);
  expect((await readdir(folder)).sort()).toEqual(['js', 'styles.css', 'styles.css.br', 'styles.css.gz', 'text.woff2']);
  const twin = await readFile(path.join(folder, 'js/main.js.br'));
  expect(twin.length).toBeLessThan(script.length);
  expect(brotliDecompressSync(twin).toString()).toBe(script);
  expect(gunzipSync(await readFile(path.join(folder, 'js/main.js.gz'))).toString()).toBe(script);
});

test('pages get twins, more of them than are made at once', async () => {
  const pages = Array.from({length: 40}, (_, number) => ({name: `${number}.html`, content: `<p>Page ${number}</p>`}));
  const twins = await compressed(pages, new Set());
  expect(twins.map(({name}) => name)).toEqual(pages.flatMap(({name}) => [`${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(twins[78]?.content ?? '').toString()).toBe('<p>Page 39</p>');
});

test.each([
  [200, constants.BROTLI_MAX_QUALITY],
  [201, 5],
])('of %i posts each is compressed with quality %i, other pages with the best', async (count, ofPosts) => {
  const content = await readFile('README.md', 'utf8');
  const posts = new Set(Array.from({length: count}, (_, number) => `blog/${number}.html`));
  const pages = ['blog/0.html', 'blog/archive.html'].map((name) => ({name, content}));
  const twins = await compressed(pages, posts);
  const expected = [ofPosts, constants.BROTLI_MAX_QUALITY].map((quality) => {
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
    return brotliCompressSync(content, {params});
  });
  expect([twins[0]?.content, twins[2]?.content]).toEqual(expected);
});
