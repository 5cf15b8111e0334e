import {readFileSync} from 'node:fs';
import {convert} from 'fontverter';

/** Where the table with the given tag starts in an unpacked font file. */
function tableOffset(font: DataView, tag: string): number {
  for (let record = 12; record < 12 + font.getUint16(4) * 16; record += 16) {
    const found = [0, 1, 2, 3].map((index) => String.fromCharCode(font.getUint8(record + index))).join('');
    if (found === tag) return font.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** Ranges of a cmap subtable of format 4, first and last character included. */
function segments(font: DataView, subtable: number): [number, number][] {
  const doubled = font.getUint16(subtable + 6);
  return Array.from({length: doubled / 2}, (_, index) => [
    font.getUint16(subtable + 14 + doubled + 2 + index * 2),
    font.getUint16(subtable + 14 + index * 2),
  ]);
}

/** Ranges of a cmap subtable of format 12. */
function groups(font: DataView, subtable: number): [number, number][] {
  return Array.from({length: font.getUint32(subtable + 12)}, (_, index) => [
    font.getUint32(subtable + 16 + index * 12),
    font.getUint32(subtable + 20 + index * 12),
  ]);
}

/** The characters for which a font file has a glyph, by its cmap table. */
export async function fontCoverage(file: string): Promise<ReadonlySet<string>> {
  const unpacked = await convert(readFileSync(file), 'sfnt');
  const font = new DataView(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
  const cmap = tableOffset(font, 'cmap');
  const covered = new Set<string>();
  for (let record = cmap + 4; record < cmap + 4 + font.getUint16(cmap + 2) * 8; record += 8) {
    const subtable = cmap + font.getUint32(record + 4);
    const format = font.getUint16(subtable);
    const ranges = format === 12 ? groups(font, subtable) : format === 4 ? segments(font, subtable) : [];
    for (const [first, last] of ranges) {
      for (let code = first; code <= last && code < 0xffff; code += 1) covered.add(String.fromCodePoint(code));
    }
  }
  return covered;
}
