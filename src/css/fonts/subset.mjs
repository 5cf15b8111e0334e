/**
 * Writes the three font files the site serves: cut down to the characters it
 * uses and to the axes it needs. Run `npm run fonts` after changing either.
 *
 * Sources: the open-licensed (SIL OFL 1.1) Fontsource packages in devDependencies.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';
import subsetFont from 'subset-font';
import {characters, bodyOnly} from './characters.mjs';
import {coarser} from './kerning.mjs';
import {fontOf, tablesOf} from './tables.mjs';

const require = createRequire(import.meta.url);

/** Kerning, and figures of one width for numbers that change. */
const keepFeatures = ['kern', 'tnum'];

const fonts = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    variationAxes: {wght: 700, opsz: 40},
    characters: characters.replace(bodyOnly, ''),
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    kerning: {weight: 500, step: 25},
  },
  {
    source: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    target: 'spline-sans-mono.woff2',
    variationAxes: {wght: 400},
  },
];

/**
 * Gives a font the kerning of one weight for all of them, in steps. Pairs are kerned by nearly the same at each weight
 * (a line's width changes by a thousandth), and a step of 25 moves a letter by up to 0.2 px at 16 px; how exact values
 * differ took a third of the file, and with it one round trip more on a new connection (14.6 KB with headers).
 *
 * @param {Buffer} font
 * @param {Buffer} kerned the same font of that weight alone
 * @param {number} step in thousandths of an em
 * @throws Error where the two are not of the same characters.
 */
function withKerningOf(font, kerned, step) {
  const tables = tablesOf(font);
  const others = tablesOf(kerned);
  if (!tables.get('cmap').equals(others.get('cmap')))
    throw new Error('The two weights number their glyphs differently.');
  tables.set('GDEF', others.get('GDEF')).set('GPOS', coarser(others.get('GPOS'), step));
  return fontOf(tables);
}

for (const {source, target, variationAxes, kerning, characters: ownCharacters = characters} of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = (axes) =>
    subsetFont(original, ownCharacters, {targetFormat: 'truetype', variationAxes: axes, keepFeatures});
  const cut = await subset(variationAxes);
  const kerned = kerning ? withKerningOf(cut, await subset({wght: kerning.weight}), kerning.step) : cut;
  const font = await convert(kerned, 'woff2');
  await writeFile(new URL(`../../../static/fonts/${target}`, import.meta.url), font);
  console.log(`${target}: ${original.length} -> ${font.length} bytes`);
}
