import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isText} from '@site/src/pipeline/hosting/contentTypes';
import {readText, readTextSync, writeFiles} from '@site/src/pipeline/files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-text-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('a font is not read as text, at once or later', async () => {
  const [file = ''] = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
  const full = path.join('static/fonts', file);
  await expect(readText(full)).rejects.toThrow(`${full} is not a text in UTF-8. Save it as UTF-8, or read it as bytes`);
  expect(() => readTextSync(full)).toThrow('is not a text in UTF-8');
});

test('a text is read as Node reads it, with a mark at its beginning too', async () => {
  const file = path.join(folder, 'words.txt');
  writeFileSync(file, '\uFEFF“Zażółć” – 日本\r\n');
  expect(await readText(file)).toBe(readFileSync(file, 'utf8'));
});

test('text is written into files of text, and into no other', async () => {
  await writeFiles(folder, [
    {name: 'a.css', content: 'a{}'},
    {name: '_headers', content: '/*'},
    {name: 'b.woff2', content: new Uint8Array([0x77, 0xff])},
  ]);
  expect(readFileSync(path.join(folder, 'b.woff2'))).toEqual(Buffer.from([0x77, 0xff]));
  for (const name of ['a.woff2', 'a.wasm', 'a.png', 'a.ico']) {
    await expect(writeFiles(folder, [{name, content: 'text'}])).rejects.toThrow(`${name} is not a text`);
  }
});

test('what the servers call text is text', () => {
  expect(['a.js', 'a.json', 'a.svg', 'a.xml', 'a.speculationrules'].map(isText)).toEqual(Array(5).fill(true));
  expect(['a.png', 'a.wasm', 'a.woff2'].map(isText)).toEqual(Array(3).fill(false));
  expect(isText('_headers')).toBeUndefined();
});

test('the build reads text by these functions, which refuse what is none', () => {
  const files = readdirSync('src/pipeline', {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.c?tsx?$|\.cjs$/.test(name),
  );
  const reads = files.filter((name) =>
    /readFile(?:Sync)?\([^;]*?['"]utf-?8['"]/.test(readFileSync(path.join('src/pipeline', name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(reads).toEqual([]);
});
