import sharp from 'sharp';
import {drawIcons} from '@site/src/pipeline/publish/icons';

test('an icon says of itself what its picture is', async () => {
  const files = await drawIcons({siteDir: process.cwd()});
  const contentOf = (name: string): Buffer =>
    Buffer.from(files.find((file) => file.name === name)?.content ?? 'There is none.');
  // https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): the file, its entry, and the picture in it.
  const ico = contentOf('favicon.ico');
  const [begin, length] = [ico.readUInt32LE(18), ico.readUInt32LE(14)];
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 1]);
  expect(begin + length).toBe(ico.length);
  const {format, width, height} = await sharp(ico.subarray(begin)).metadata();
  expect([format, width, height]).toEqual(['png', ico[6], ico[7]]);
  // Browsers draw it at 16, 32 and 48 pixels: https://developers.google.com/search/docs/appearance/favicon-in-search
  expect(width % 48).toBe(0);
  // https://developer.apple.com/design/human-interface-guidelines/app-icons
  const touch = await sharp(contentOf('apple-touch-icon.png')).metadata();
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);
});
