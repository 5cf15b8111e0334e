/** A font's kerning by pairs, as in https://learn.microsoft.com/typography/opentype/spec/gpos */

const pairs = 2;
const extension = 9;
const advanceOnly = 0x0004;
const noValue = 0;

/** Where the offsets listed from a place lead, counted from a table's start; their number stands before them. */
function offsetsAt(table, start, list) {
  const count = table.readUInt16BE(start + list);
  return Array.from({length: count}, (_, index) => start + table.readUInt16BE(start + list + 2 + 2 * index));
}

/** Where the values of one list of pairs are: of single glyphs (format 1) or of classes of glyphs (format 2). */
function valuesOf(table, start) {
  const formats = [table.readUInt16BE(start + 4), table.readUInt16BE(start + 6)];
  if (formats[0] !== advanceOnly || formats[1] !== noValue)
    throw new Error(`Kerning has value formats ${formats.join(' and ')}; expected an advance and nothing.`);
  if (table.readUInt16BE(start) === 1)
    return offsetsAt(table, start, 8).flatMap((set) =>
      Array.from({length: table.readUInt16BE(set)}, (_, index) => set + 4 + 4 * index),
    );
  const classes = table.readUInt16BE(start + 12) * table.readUInt16BE(start + 14);
  return Array.from({length: classes}, (_, index) => start + 16 + 2 * index);
}

/**
 * A GPOS table that has its kerning in coarser steps, which a font file is smaller by.
 *
 * @param {Buffer} table one with nothing in it but pairs
 * @param {number} step in the font's units
 * @throws Error where it has other lookups, or pairs that change more than an advance.
 */
export function coarser(table, step) {
  const result = Buffer.from(table);
  for (const lookup of offsetsAt(table, table.readUInt16BE(8), 0)) {
    const type = table.readUInt16BE(lookup);
    for (const subtable of offsetsAt(table, lookup, 4)) {
      const far = type === extension;
      if ((far ? table.readUInt16BE(subtable + 2) : type) !== pairs)
        throw new Error(`GPOS has a lookup of type ${type}; expected pairs alone. See keepFeatures in subset.mjs.`);
      for (const at of valuesOf(table, far ? subtable + table.readUInt32BE(subtable + 4) : subtable))
        result.writeInt16BE(Math.round(table.readInt16BE(at) / step) * step, at);
    }
  }
  return result;
}
