import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {card, cardSize, type CardContent} from './card';
import {loadFonts} from './fonts';

/** Draws a card as a PNG of 1200 x 630 pixels. */
export type DrawCard = (content: CardContent) => Promise<Uint8Array>;

/** @param type a media type, such as image/png. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Loads what cards are drawn with: fonts, the site's mark and the libraries. */
export async function prepareDrawing(siteDir: string): Promise<DrawCard> {
  const [{default: satori}, {Resvg}, fonts, logo] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(siteDir),
    readFile(path.join(siteDir, 'static/img/logo.svg')),
  ]);
  return async (content) => {
    const drawing = card(content, dataAddress(logo, 'image/svg+xml'));
    const svg = await satori(drawing, {...cardSize, fonts});
    return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
  };
}
