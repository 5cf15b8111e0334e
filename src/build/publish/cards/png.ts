import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const pack = promisify(deflate);

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/**
 * A PNG file of opaque pixels, four bytes each. It is packed outside of this thread, which the other steps need, and in
 * which the drawing library would pack it.
 */
export async function toPng(pixels: Buffer, {width, height}: {width: number; height: number}): Promise<Uint8Array> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8); // Bits of a color, and red, green, blue and alpha.
  const row = width * 4;
  // Each line begins with a byte that says how it is filtered: not at all, which suits areas of one color.
  const lines = Buffer.alloc(height * (row + 1));
  for (let line = 0; line < height; line += 1) pixels.copy(lines, line * (row + 1) + 1, line * row, (line + 1) * row);
  const packed = await pack(lines);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}
