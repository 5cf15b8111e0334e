/**
 * Writes the two font files the site serves: cut down to the characters it
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
    kerningStep: 10,
    characters: characters.replace(bodyOnly, ''),
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    kerningAxes: {wght: 500},
    kerningStep: 25,
  },
];

/**
 * Gives a font the kerning of one weight for all of them, in steps. Pairs are kerned by nearly the same at each weight
 * (a line's width changes by a thousandth), and no letter is moved by more than 0.3 px: half a step, in headlines of 56
 * px and text of 20. Exact values took a third of the files, and the text's one round trip more on a new connection
 * (14.6 KB with headers).
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

for (const {source, target, variationAxes, kerningAxes, kerningStep, characters: ownCharacters = characters} of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = (axes) =>
    subsetFont(original, ownCharacters, {targetFormat: 'truetype', variationAxes: axes, keepFeatures});
  const cut = await subset(variationAxes);
  const kerned = kerningAxes ? await subset(kerningAxes) : cut;
  const font = await convert(withKerningOf(cut, kerned, kerningStep), 'woff2');
  await writeFile(new URL(`../../../static/fonts/${target}`, import.meta.url), font);
  console.log(`${target}: ${original.length} -> ${font.length} bytes`);
}
