import {bodyOnly} from '../../src/css/fonts/characters.mjs';
import {fontCoverage} from '../support/fontCoverage';
import {readTree, type SourceFile} from '../support/readTree';

const fonts = ['instrument-sans', 'bricolage-grotesque', 'spline-sans-mono'].map(
  (name) => `static/fonts/${name}.woff2`,
);

/** Characters of the texts that a font lacks, each with its code and a file that uses it. */
function missingCharacters(sources: readonly SourceFile[], covered: ReadonlySet<string>): string[] {
  const missing = new Map<string, string>();
  for (const {file, text} of sources) {
    for (const character of text) {
      if (!/\s/.test(character) && !covered.has(character)) missing.set(character, file);
    }
  }
  return [...missing].map(([character, file]) => `${character} (${character.codePointAt(0)?.toString(16)}) in ${file}`);
}

test.each(fonts)('%s has every character of the texts', async (font) => {
  const sources = [
    ...['docs', 'blog', 'src/content'].flatMap((folder) => readTree(folder, /\.(tsx?|mdx?|yml)$/)),
    ...readTree('src', /\b(words|texts)\b.*\.ts$/),
  ];
  expect(sources.length).toBeGreaterThanOrEqual(15);
  const isDisplay = font.includes('bricolage');
  const texts = isDisplay ? sources.map(({file, text}) => ({file, text: text.replace(bodyOnly, '')})) : sources;
  expect(missingCharacters(texts, await fontCoverage(font))).toEqual([]);
});

test('no heading has a sign that the display face is without', () => {
  const headings = ['docs', 'blog'].flatMap((folder) =>
    readTree(folder, /\.mdx?$/).flatMap(({file, text}) =>
      [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,4} (.*?)(?: \{\/\*.*)?$/gm)].map(([, words = '']) => ({
        file,
        words,
      })),
    ),
  );
  expect(headings.length).toBeGreaterThan(100);
  expect(headings.filter(({words}) => words.replace(/`[^`]*`|\]\([^)]*\)|\[/g, '').match(bodyOnly) !== null)).toEqual(
    [],
  );
});

test('a character that the fonts lack is caught', async () => {
  const covered = await fontCoverage('static/fonts/instrument-sans.woff2');
  expect(covered.size).toBeGreaterThanOrEqual(130);
  expect(missingCharacters([{file: 'a.mdx', text: 'Grüße “ok” 漢'}], covered)).toEqual(['漢 (6f22) in a.mdx']);
});
