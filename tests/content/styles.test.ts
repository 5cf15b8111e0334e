/**
 * The rules of stylelint.config.mjs, seen failing; `npm run lint` holds the site to them.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readTree} from '../support/readTree';
import {sheetClasses} from '../support/styleClasses';

interface Result {
  readonly warnings: readonly {readonly rule: string; readonly line: number}[];
}

/** What the rules say of a file, as if it were one of the site's. */
function problemsIn(file: string): string[] {
  const {stderr} = spawnSync(
    process.execPath,
    ['node_modules/stylelint/bin/stylelint.mjs', '--formatter', 'json', '--stdin-filename', 'src/ui/Card.module.css'],
    {encoding: 'utf8', input: readFileSync(file, 'utf8')},
  );
  const results: readonly Result[] = JSON.parse(stderr);
  return results.flatMap(({warnings}) => warnings.map(({rule, line}) => `${rule}: ${line}`)).sort();
}

test('a width and a font size of its own, a color that is no token, a range in other words and a class made of another file are caught', () => {
  expect(problemsIn('tests/fixtures/styles/wrong.module.css')).toEqual([
    'color-no-hex: 2',
    'declaration-property-value-allowed-list: 28',
    'declaration-property-value-allowed-list: 32',
    'media-feature-name-value-allowed-list: 11',
    'media-feature-name-value-allowed-list: 5',
    'media-feature-range-notation: 17',
    'property-disallowed-list: 24',
  ]);
});

const compare = (folder: string) => sheetClasses(readTree(folder, /\.module\.css$/), readTree(folder, /\.tsx?$/));

test('components and their style sheets name the same classes', () => {
  const sheets = compare('src');
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.filter(({missing, unused}) => missing.length + unused.length > 0)).toEqual([]);
});

test('a class that is misspelled, and one that nobody names any longer, are caught', () => {
  expect(compare('tests/fixtures/styles')).toEqual(
    expect.arrayContaining([
      {file: 'tests/fixtures/styles/card.module.css', missing: ['titel'], unused: ['title', 'note']},
    ]),
  );
});
