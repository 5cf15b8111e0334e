import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {card, cardSize, type CardContent} from './card';

interface FontSource {
  readonly name: string;
  readonly file: string;
  readonly weight: 500 | 700;
  readonly variationAxes?: Readonly<Record<string, number>>;
}

const sources: readonly FontSource[] = [
  {name: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weight: 700},
  {name: 'Instrument Sans', file: 'instrument-sans.woff2', weight: 500, variationAxes: {wght: 500}},
];

const everyCharacter = Array.from({length: 0x2100 - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The site's fonts in a format that the drawing library reads. */
export async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    sources.map(async ({name, file, weight, variationAxes}): Promise<Font> => {
      const font = await readFile(path.join(siteDir, 'static/fonts', file));
      const data = await subsetFont(font, everyCharacter, {
        targetFormat: 'truetype',
        ...(variationAxes !== undefined && {variationAxes}),
      });
      return {name, data, weight, style: 'normal'};
    }),
  );
}

/** Draws a card as a PNG of 1200 x 630 pixels. */
export type DrawCard = (content: CardContent) => Promise<Uint8Array>;

/** @param type a media type, such as image/png. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Loads what cards are drawn with: fonts, the site's mark and the libraries. */
export async function prepareDrawing(siteDir: string): Promise<DrawCard> {
  const [{default: satori}, {renderAsync}, fonts, logo] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(siteDir),
    readFile(path.join(siteDir, 'static/img/logo.svg')),
  ]);
  return async (content) => {
    const drawing = card(content, dataAddress(logo, 'image/svg+xml'));
    const svg = await satori(drawing, {...cardSize, fonts});
    // Outside of this thread, which the other steps need.
    return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
  };
}
