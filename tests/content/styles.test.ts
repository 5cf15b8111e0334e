/**
 * The rules of stylelint.config.mjs, seen failing; `npm run lint` holds the site to them.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {readTree, type SourceFile} from '../support/readTree';

/** What a component and its style sheet say of each other. */
interface SheetClasses {
  readonly file: string;
  /** Named by a component, and not in the sheet: nothing is styled. */
  readonly missing: readonly string[];
  /** In the sheet, and named by no component. */
  readonly unused: readonly string[];
}

/** The classes of the sheet itself; those that it styles in another's HTML are `:global`. */
function classesOf(sheet: SourceFile): Set<string> {
  const classes = new Set<string>();
  postcss.parse(sheet.text).walkRules(({selector}) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/** What a module names of a sheet that it imports; undefined where it does not, "any" where a name is put together. */
function namesOf(module: SourceFile, sheet: SourceFile): Set<string> | 'any' | undefined {
  const names = new Set<string>();
  const folder = path.dirname(module.file);
  const imports = [...module.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].filter(([, , from = '']) =>
    from.startsWith('@site/') ? from.slice('@site/'.length) === sheet.file : path.join(folder, from) === sheet.file,
  );
  if (imports.length === 0) return undefined;
  const body = module.text.replaceAll(/^import .+;$/gm, '');
  for (const [, variable = ''] of imports) {
    const uses = body.matchAll(new RegExp(`\\b${variable}\\b(?:\\.(\\w+))?`, 'g'));
    for (const [, name] of uses) {
      if (name === undefined) return 'any';
      names.add(name);
    }
  }
  return names;
}

/** Compares each `*.module.css` with the modules that import it. */
function sheetClasses(sheets: readonly SourceFile[], modules: readonly SourceFile[]): SheetClasses[] {
  return sheets.map((sheet) => {
    const classes = classesOf(sheet);
    const found = modules.flatMap((module) => namesOf(module, sheet) ?? []);
    const names = new Set(found.flatMap((each) => (each === 'any' ? [...classes] : [...each])));
    return {
      file: sheet.file,
      missing: [...names].filter((name) => !classes.has(name)),
      unused: [...classes].filter((name) => !names.has(name)),
    };
  });
}

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

test('a width and a font size of its own, a color that is no token, a range in other words, a class made of another file and a picture that no finger scrolls past are caught', () => {
  expect(problemsIn('tests/fixtures/styles/wrong.module.css')).toEqual([
    'color-no-hex: 2',
    'declaration-property-value-allowed-list: 28',
    'declaration-property-value-allowed-list: 32',
    'declaration-property-value-disallowed-list: 40',
    'media-feature-name-value-allowed-list: 11',
    'media-feature-name-value-allowed-list: 5',
    'media-feature-range-notation: 17',
    'property-disallowed-list: 24',
  ]);
});

const compare = (folder: string) => sheetClasses(readTree(folder, /\.module\.css$/), readTree(folder, /\.tsx?$/));

test('components and their style sheets name the same classes', () => {
  const sheets = compare('src');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter(({missing, unused}) => missing.length + unused.length > 0)).toEqual([]);
});

test('a class that is misspelled, and one that nobody names any longer, are caught', () => {
  expect(compare('tests/fixtures/styles')).toEqual(
    expect.arrayContaining([
      {file: 'tests/fixtures/styles/card.module.css', missing: ['titel'], unused: ['title', 'note']},
    ]),
  );
});
