import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pictureNamed} from '@site/src/blog/pictureFile';
import {pictureNames, readPicture} from '@site/src/blog/plugin/pictures';
import fc from '../../../support/properties';

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

test('an address has nothing that a server, a feed or a browser could write in another way', () => {
  const names = fc.string({unit: 'grapheme', minLength: 1, maxLength: 30}).filter((name) => !/[/\0]/.test(name));
  fc.assert(
    fc.property(names, fc.constantFrom('svg', 'SVG', 'Svg'), (name, ending) => {
      const {src} = readPicture(write(`x${name}.${ending}`, svg(1200)));
      expect(src).toMatch(/^\/assets\/blog\/[a-z0-9-]+\/[a-z0-9-]+\.svg$/);
      expect(new URL(src, 'https://www.example.com').pathname).toBe(src);
    }),
    {numRuns: 200},
  );
});

test('pictures are found whatever the letters of their endings, and nothing else is', () => {
  const endings = ['svg', 'png', 'jpg', 'jpeg', 'webp'].flatMap((ending) => [ending, ending.toUpperCase()]);
  const names = endings.map((ending) => `of-any-kind.${ending}`);
  for (const name of [...names, 'of-any-kind.md', 'of-any-kind.svg.txt']) write(name, svg(1200));
  expect(
    pictureNames(folder)
      .filter((name) => name.startsWith('of-any-kind'))
      .sort(),
  ).toEqual(names.sort());
});

test('the same name with another content has another address, whatever is left of the name', () => {
  const [first, second] = ['日本.svg', '語.svg'].map((name, index) => readPicture(write(name, svg(1200 + index))).src);
  expect(first).not.toBe(second);
});

test.each([
  ['hero@2x.svg', 'hero@2x.svg'],
  ['with%20space%20(1).svg', 'with space (1).svg'],
  ['with space (1).svg', 'with space (1).svg'],
  ['a%26b.svg', 'a&b.svg'],
  ['a%26c.svg', 'a%26c.svg'],
  ['100%.svg', '100%.svg'],
  ['./sub/u\u0308.svg', 'sub/ü.svg'],
])('%s in a text is the file %s', (url, name) => {
  const names = ['hero@2x.svg', 'with space (1).svg', 'a&b.svg', 'a%26c.svg', '100%.svg', 'sub/ü.svg'];
  expect(pictureNamed(url, names)).toBe(name);
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
