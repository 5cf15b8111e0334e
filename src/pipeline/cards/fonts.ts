import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {convert} from 'fontverter';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {tablesOf} from '../../css/fonts/tables.mjs';

const headline = 'Bricolage Grotesque';
const packaged = (part: string): string =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`;
const headlineAxes = {variationAxes: {wght: 700, opsz: 40}};

/** The site's two faces, and for titles what its headlines leave out: the rest of the Latin letters. */
const sources = [
  {name: headline, file: 'static/fonts/bricolage-grotesque.woff2', weight: 700, options: {}},
  {name: `${headline} latin`, file: packaged('latin'), weight: 700, options: headlineAxes},
  {name: `${headline} extended`, file: packaged('latin-ext'), weight: 700, options: headlineAxes},
  {name: `${headline} Vietnamese`, file: packaged('vietnamese'), weight: 700, options: headlineAxes},
  {
    name: 'Instrument Sans',
    file: 'static/fonts/instrument-sans.woff2',
    weight: 500,
    options: {variationAxes: {wght: 500}},
  },
] as const;

const titleSources = sources.filter(({name}) => name.startsWith(headline));

/** The fonts of titles, as a list of families: the first that has a character draws it. */
export const titleFamilies = titleSources.map(({name}) => name).join(', ');

/** The files of all fonts, from the site's folder. */
export const fontFiles: readonly string[] = sources.map(({file}) => file);

/** All that a font can have, without the halves of characters. */
const everyCharacter = Array.from({length: 0xfffe - 0x20}, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((character) => !/\p{Cs}/u.test(character))
  .join('');

/** The fonts in a format that the drawing library reads. */
export async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    sources.map(async ({name, file, weight, options}): Promise<Font> => {
      const font = await readFile(path.join(siteDir, file));
      const data = await subsetFont(font, everyCharacter, {targetFormat: 'truetype', ...options});
      return {name, data, weight, style: 'normal'};
    }),
  );
}

/** The first and last characters of the ranges for which a font has glyphs: https://learn.microsoft.com/typography/opentype/spec/cmap */
function rangesOf(cmap: DataView): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (let record = 4; record < 4 + cmap.getUint16(2) * 8; record += 8) {
    const table = cmap.getUint32(record + 4);
    if (cmap.getUint16(table) !== 4) continue;
    const doubled = cmap.getUint16(table + 6);
    for (let at = table + 14; at < table + 14 + doubled; at += 2)
      ranges.push([cmap.getUint16(at + doubled + 2), cmap.getUint16(at)]);
  }
  return ranges;
}

/** The code points that titles of cards can be drawn with. */
export async function titleCharacters(siteDir: string): Promise<ReadonlySet<number>> {
  const covered = new Set<number>();
  for (const {file} of titleSources) {
    const table = tablesOf(await convert(await readFile(path.join(siteDir, file)), 'sfnt')).get('cmap');
    if (table === undefined) throw new Error(`${file} is a font without characters.`);
    for (const [first, last] of rangesOf(new DataView(table.buffer, table.byteOffset, table.byteLength)))
      for (let code = first; code <= last && code < 0xffff; code += 1) covered.add(code);
  }
  return covered;
}
