import path from 'node:path';
import {readText} from '../files';
import type {Site, SiteFile} from './site';

/** Pixels on each side; for Apple's size see https://developer.apple.com/design/human-interface-guidelines/app-icons */
const sizes = {tab: 48, touch: 180} as const;

/** An ICO file with one PNG file in it: https://en.wikipedia.org/wiki/ICO_(file_format) */
function asIco(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // and one of them:
  header.writeUInt8(size, 6); // its width
  header.writeUInt8(size, 7); // and height,
  header.writeUInt16LE(1, 10); // planes,
  header.writeUInt16LE(32, 12); // bits of each pixel,
  header.writeUInt32LE(png.length, 14); // length,
  header.writeUInt32LE(header.length, 18); // and where it begins.
  return Buffer.concat([header, png]);
}

/** Draws the icons that browsers request without being told to: /favicon.ico and /apple-touch-icon.png. */
export async function drawIcons({siteDir}: Pick<Site, 'siteDir'>): Promise<SiteFile[]> {
  const [{Resvg}, svg] = await Promise.all([
    import('@resvg/resvg-js'),
    readText(path.join(siteDir, 'static/img/favicon.svg')),
  ]);
  const drawn = (width: number): Uint8Array => new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();
  return [
    {name: 'favicon.ico', content: asIco(drawn(sizes.tab), sizes.tab)},
    {name: 'apple-touch-icon.png', content: drawn(sizes.touch)},
  ];
}
