import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {card, cardSize, type CardContent} from './card';

const sources = [
  {name: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weight: 700, options: {}},
  {name: 'Instrument Sans', file: 'instrument-sans.woff2', weight: 500, options: {variationAxes: {wght: 500}}},
] as const;

const everyCharacter = Array.from({length: 0x2100 - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The site's fonts in a format that the drawing library reads. */
async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    sources.map(async ({name, file, weight, options}): Promise<Font> => {
      const font = await readFile(path.join(siteDir, 'static/fonts', file));
      const data = await subsetFont(font, everyCharacter, {targetFormat: 'truetype', ...options});
      return {name, data, weight, style: 'normal'};
    }),
  );
}

/** @param type a media type, such as image/png. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Loads what cards are drawn with; returns what draws one, as a PNG of 1200 x 630 pixels. */
export async function prepareDrawing(siteDir: string): Promise<(content: CardContent) => Promise<Uint8Array>> {
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
