import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {convert} from 'fontverter';
import {bodyOnly} from '../../src/css/fonts/characters.mjs';
import {coarser} from '../../src/css/fonts/kerning.mjs';
import {fontOf, tablesOf} from '../../src/css/fonts/tables.mjs';
import {readTree, type SourceFile} from '../support/readTree';

/** Ranges of a cmap subtable of format 4, first and last character included. */
function segments(cmap: DataView, subtable: number): [number, number][] {
  const doubled = cmap.getUint16(subtable + 6);
  return Array.from({length: doubled / 2}, (_, index) => [
    cmap.getUint16(subtable + 14 + doubled + 2 + index * 2),
    cmap.getUint16(subtable + 14 + index * 2),
  ]);
}

/** Ranges of a cmap subtable of format 12. */
function groups(cmap: DataView, subtable: number): [number, number][] {
  return Array.from({length: cmap.getUint32(subtable + 12)}, (_, index) => [
    cmap.getUint32(subtable + 16 + index * 12),
    cmap.getUint32(subtable + 20 + index * 12),
  ]);
}

/** The characters for which a font file has a glyph, by its cmap table. */
async function fontCoverage(file: string): Promise<ReadonlySet<string>> {
  const table = tablesOf(await convert(readFileSync(file), 'sfnt')).get('cmap');
  if (table === undefined) throw new Error(`${file} has no characters.`);
  const cmap = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const covered = new Set<string>();
  for (let record = 4; record < 4 + cmap.getUint16(2) * 8; record += 8) {
    const subtable = cmap.getUint32(record + 4);
    const format = cmap.getUint16(subtable);
    const ranges = format === 12 ? groups(cmap, subtable) : format === 4 ? segments(cmap, subtable) : [];
    for (const [first, last] of ranges) {
      for (let code = first; code <= last && code < 0xffff; code += 1) covered.add(String.fromCodePoint(code));
    }
  }
  return covered;
}

const fonts = ['instrument-sans', 'bricolage-grotesque'].map((name) => `static/fonts/${name}.woff2`);

/** Characters of the texts that a font lacks, each with its code and a file that uses it. */
function missingCharacters(sources: readonly SourceFile[], covered: ReadonlySet<string>): string[] {
  const missing = new Map<string, string>();
  for (const {file, text} of sources) {
    for (const character of text) {
      if (!/\s/.test(character) && !covered.has(character)) missing.set(character, file);
    }
  }
  return [...missing].map(([character, file]) => `${character} (${character.codePointAt(0)?.toString(16)}) in ${file}`);
}

/** Letters of languages and names that the site is not written in: browsers draw them with the next face. */
const foreignLetters = /(?![\x20-\x7eÄÖÜäöüß])[\p{L}\p{M}]/gu;

test.each(fonts)('%s has every letter of English and German, and every sign of the site’s own texts', async (font) => {
  const sources = [
    ...['docs', 'src/content'].flatMap((folder) => readTree(folder, /\.(tsx?|mdx?|yml)$/)),
    ...readTree('src', /\b(words|texts)\b.*\.ts$/),
  ].map(({file, text}) => ({file, text: text.replaceAll(foreignLetters, '')}));
  const isDisplay = font.includes('bricolage');
  const texts = isDisplay ? sources.map(({file, text}) => ({file, text: text.replace(bodyOnly, '')})) : sources;
  expect(missingCharacters(texts, await fontCoverage(font))).toEqual([]);
});

test('no heading has a sign that the display face is without', () => {
  const headings = ['docs'].flatMap((folder) =>
    readTree(folder, /\.mdx?$/).flatMap(({file, text}) =>
      [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,4} (.*?)(?: \{\/\*.*)?$/gm)].map(([, words = '']) => ({
        file,
        words,
      })),
    ),
  );
  expect(headings.filter(({words}) => words.replace(/`[^`]*`|\]\([^)]*\)|\[/g, '').match(bodyOnly) !== null)).toEqual(
    [],
  );
});

test('a character that the fonts lack is caught', async () => {
  const covered = await fontCoverage('static/fonts/instrument-sans.woff2');
  expect(missingCharacters([{file: 'a.mdx', text: 'Grüße “ok” 漢'}], covered)).toEqual(['漢 (6f22) in a.mdx']);
});

test.each(fonts)('%s is the same font when it is written from its tables', async (file) => {
  const font = await convert(readFileSync(file), 'sfnt');
  expect(tablesOf(font).size).toBeGreaterThan(10);
  expect(tablesOf(fontOf(tablesOf(font)))).toEqual(tablesOf(font));
});

async function kerningOf(file: string): Promise<Buffer> {
  const table = tablesOf(await convert(readFileSync(file), 'sfnt')).get('GPOS');
  if (table === undefined) throw new Error(`${file} has no kerning.`);
  return table;
}

test.each([
  ['bricolage-grotesque', 10],
  ['instrument-sans', 25],
])('the kerning of %s is in steps of %i, and would take less in larger ones', async (name, step) => {
  const own = await kerningOf(`static/fonts/${name}.woff2`);
  expect(coarser(own, step)).toEqual(own);
  expect(brotliCompressSync(coarser(own, 4 * step)).length).toBeLessThan(0.9 * brotliCompressSync(own).length);
});

test('positions that are not pairs are named instead of being changed', async () => {
  const table = Buffer.from(await kerningOf('static/fonts/instrument-sans.woff2'));
  const lookups = table.readUInt16BE(8);
  table.writeUInt16BE(4, lookups + table.readUInt16BE(lookups + 2));
  expect(() => coarser(table, 25)).toThrow('a lookup of type 4; expected pairs alone');
});
