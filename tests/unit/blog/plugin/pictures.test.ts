import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPicture} from '@site/src/blog/plugin/pictures';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), '2025-10-08-message-match');
const svg = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="630"/>`;

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

beforeAll(() => mkdirSync(folder));
afterAll(() => rmSync(path.dirname(folder), {recursive: true}));

test('a picture has its size, its file, and an address that names its post', () => {
  const {src, width, height, file} = readPicture(write('cover.svg', svg(1200)));
  expect([width, height, file]).toEqual([1200, 630, path.join(folder, 'cover.svg')]);
  expect(src).toMatch(/^\/assets\/blog\/2025-10-08-message-match\/cover-[0-9a-f]{8}\.svg$/);
});

test('the address changes with the picture, and only then', () => {
  const first = readPicture(write('cover.svg', svg(1200))).src;
  expect(readPicture(write('cover.svg', svg(1200))).src).toBe(first);
  expect(readPicture(write('cover.svg', svg(1201))).src).not.toBe(first);
});

test('what a name has in it beside letters is written for addresses', () => {
  expect(readPicture(write('one & two.SVG', svg(1200))).src).toMatch(/\/one%20%26%20two-[0-9a-f]{8}\.svg$/);
});

test.each([
  ['lost.svg', undefined],
  ['words.png', 'This is no picture.'],
  ['empty.jpg', ''],
])('%s, which is not there or not a picture, is named', (name, content) => {
  const file = content === undefined ? path.join(folder, name) : write(name, content);
  expect(() => readPicture(file)).toThrow(
    new RegExp(`^The picture .*2025-10-08-message-match.${name} cannot be read: .`),
  );
});
