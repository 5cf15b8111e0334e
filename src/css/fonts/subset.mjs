/**
 * Writes the three font files the site serves: cut down to the characters it
 * uses and to the axes it needs. Run `npm run fonts` after changing either.
 *
 * Sources: the open-licensed (SIL OFL 1.1) Fontsource packages in devDependencies.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {characters, bodyOnly} from './characters.mjs';

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
  },
  {
    source: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    target: 'spline-sans-mono.woff2',
    variationAxes: {wght: 400},
  },
];

for (const {source, target, variationAxes, characters: ownCharacters = characters} of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, ownCharacters, {targetFormat: 'woff2', variationAxes, keepFeatures});
  await writeFile(new URL(`../../../static/fonts/${target}`, import.meta.url), subset);
  console.log(`${target}: ${original.length} -> ${subset.length} bytes`);
}
