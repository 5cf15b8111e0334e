import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {loadSharp} from '../html/libraries.cjs';
import {type CardContent, card, cardPicture, cardSize} from './card';
import {loadFonts} from './fonts';

/** @param type a media type, such as image/png. */
function dataAddress(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A picture of a post as a data address, in a format that the drawing library reads: drawings, or pixels as PNG. */
async function readPicture(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (file.toLowerCase().endsWith('.svg')) return dataAddress(bytes, 'image/svg+xml');
  const sharp = await loadSharp();
  const {width, height} = cardPicture;
  // Twice as large as it is shown, and of a picture that moves the first frame.
  const pixels = sharp(bytes)
    .rotate()
    .resize(width * 2, height * 2, {fit: 'cover'});
  return dataAddress(await pixels.png().toBuffer(), 'image/png');
}

/** What is drawn on a card; the picture is a file. */
export interface CardSource extends Omit<CardContent, 'picture'> {
  readonly file?: string | undefined;
}

/** Loads what cards are drawn with; returns what draws one, as a PNG of 1200 x 630 pixels. */
export async function prepareDrawing(siteDir: string): Promise<(source: CardSource) => Promise<Uint8Array>> {
  const [{default: satori}, {renderAsync}, fonts, logo] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(siteDir),
    readFile(path.join(siteDir, 'static/img/logo.svg')),
  ]);
  return async ({kicker, title, file}) => {
    const picture = file === undefined ? undefined : await readPicture(file);
    const drawing = card({kicker, title: title.normalize('NFC'), picture}, dataAddress(logo, 'image/svg+xml'));
    const svg = await satori(drawing, {...cardSize, fonts});
    const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
    const sharp = await loadSharp();
    return sharp(pixels, {raw: {...cardSize, channels: 4}})
      .png({compressionLevel: 6})
      .toBuffer();
  };
}
