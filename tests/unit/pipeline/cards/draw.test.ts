import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {prepareDrawing} from '@site/src/pipeline/cards/draw';

const folder = mkdtempSync(path.join(tmpdir(), 'covers-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** The color of a card where its picture is. */
async function colorOfPicture(card: Uint8Array): Promise<number[]> {
  const pixels = await sharp(card).extract({left: 888, top: 240, width: 1, height: 1}).raw().toBuffer();
  return [...pixels.subarray(0, 3)].map((value) => Math.round(value / 32));
}

test('a cover of each kind is on the card of its post', async () => {
  const draw = await prepareDrawing(process.cwd());
  const red = sharp({create: {width: 1200, height: 630, channels: 3, background: '#f00'}});
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const file = path.join(folder, `cover.${format}`);
    await red.clone().toFormat(format).toFile(file);
    const card = await draw({kicker: 'Blog', title: 'A post with a cover', file});
    expect([format, ...(await colorOfPicture(card))]).toEqual([format, 8, 0, 0]);
  }
});
