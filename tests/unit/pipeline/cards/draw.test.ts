import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {postFields} from '@site/src/blog/postFields';
import {prepareDrawing, type CardSource} from '@site/src/pipeline/cards/draw';

const folder = mkdtempSync(path.join(tmpdir(), 'covers-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Loads the fonts, once for all tests. */
const drawing = prepareDrawing(process.cwd());
const draw = async (source: CardSource): Promise<Uint8Array> => (await drawing)(source);

/** The color of a card where its picture is. */
async function colorOfPicture(card: Uint8Array, place = {left: 888, top: 240}): Promise<number[]> {
  const pixels = await sharp(card)
    .extract({...place, width: 1, height: 1})
    .raw()
    .toBuffer();
  return [...pixels.subarray(0, 3)].map((value) => Math.round(value / 32));
}

test('a cover of each kind is on the card of its post', async () => {
  const red = sharp({create: {width: 1200, height: 630, channels: 3, background: '#f00'}});
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const file = path.join(folder, `cover.${format}`);
    await red.clone().toFormat(format).toFile(file);
    const card = await draw({kicker: 'Blog', title: 'A post with a cover', file});
    expect([format, ...(await colorOfPicture(card))]).toEqual([format, 8, 0, 0]);
  }
});

test('a photograph that was taken sideways stands upright', async () => {
  const file = path.join(folder, 'sideways.jpg');
  // Its left half is red, which its mark turns to the top: orientation 6 of Exif.
  const red = await sharp({create: {width: 600, height: 630, channels: 3, background: '#f00'}})
    .png()
    .toBuffer();
  await sharp({create: {width: 1200, height: 630, channels: 3, background: '#00f'}})
    .composite([{input: red, left: 0, top: 0}])
    .withMetadata({orientation: 6})
    .jpeg()
    .toFile(file);
  expect(await colorOfPicture(await draw({kicker: 'Blog', title: 'A title', file}), {left: 1080, top: 190})).toEqual([
    8, 0, 0,
  ]);
});

test('a letter and its accent are drawn as one, however they were typed', async () => {
  const [whole, inParts] = await Promise.all(
    (['NFC', 'NFD'] as const).map((form) => draw({kicker: 'Blog', title: 'Größere Übersicht'.normalize(form)})),
  );
  expect(inParts).toEqual(whole);
});

/** The pixels of a card between two heights. */
const strip = (card: Uint8Array, top: number, bottom: number): Promise<Buffer> =>
  sharp(card)
    .extract({left: 0, top, width: 1200, height: bottom - top})
    .raw()
    .toBuffer();

test('the longest title a post may have stays between the edge and the foot, with a cover and without one', async () => {
  const file = path.join(folder, 'beside.png');
  await sharp({create: {width: 1200, height: 630, channels: 3, background: '#f00'}})
    .png()
    .toFile(file);
  const longest = 'When a landing page has to say more than its ad '.padEnd(postFields.title.maxLength, 'mmmm ');
  for (const picture of [{file}, {}]) {
    const [short, long] = await Promise.all(
      ['Short', longest].map((title) => draw({kicker: 'Blog', title, ...picture})),
    );
    if (!short || !long) throw new Error('There are two cards.');
    // The padding is 64 pixels; the seam and the mark of the foot begin 148 above the lower edge.
    const isSame = async (top: number, bottom: number): Promise<boolean> =>
      (await strip(short, top, bottom)).equals(await strip(long, top, bottom));
    expect([await isSame(0, 60), await isSame(60, 482), await isSame(482, 630)]).toEqual([true, false, true]);
  }
});
