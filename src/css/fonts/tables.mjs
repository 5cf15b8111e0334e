/** The tables of a TrueType file, read and written: https://learn.microsoft.com/typography/opentype/spec/otff */

const headerSize = 12;
const recordSize = 16;

/**
 * The tables of a font.
 *
 * @param {Buffer} font as TrueType
 * @returns {Map<string, Buffer>} by their tags
 */
export function tablesOf(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerSize + index * recordSize;
    const start = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** @param {Buffer} table whose length is a multiple of 4 */
function checksum(table) {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A TrueType file of the given tables.
 *
 * @param {ReadonlyMap<string, Buffer>} tables
 */
export function fontOf(tables) {
  const header = Buffer.alloc(headerSize + tables.size * recordSize);
  const power = Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(recordSize * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(recordSize * (tables.size - 2 ** power), 10);
  const parts = [header];
  let start = header.length;
  [...tables.keys()].toSorted().forEach((tag, index) => {
    const table = tables.get(tag);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const record = headerSize + index * recordSize;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(start, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}
