import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';

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
