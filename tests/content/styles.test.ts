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

/** What style sheets wait for and nothing writes: attributes, their values, variables and containers. */
function unwritten(sheets: readonly SourceFile[], modules: readonly SourceFile[]): string[] {
  const code = modules.map(({text}) => text).join('\n');
  const words = new Set(code.match(/(?:--)?[A-Za-z][\w-]*/g));
  const inScripts = (attribute: string): string =>
    attribute.replace('data-', 'dataset.').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isWritten = (attribute: string): boolean => words.has(attribute) || code.includes(inScripts(attribute));
  const css = sheets.map(({text}) => text).join('\n');
  const variables = new Set([...words, ...Array.from(css.matchAll(/(--[\w-]+)(?::| \{)/g), ([, name = '']) => name)]);
  const containers = new Set(Array.from(css.matchAll(/container: ([\w-]+) \//g), ([, name = '']) => name));
  return sheets.flatMap(({file, text}) => {
    const attributes = [...text.matchAll(/(?:\[|attr\()((?:data|aria)-[a-z-]+)(?:='([^']*)')?[\])]/g)];
    const lost = [
      ...attributes.map(([, name = '']) => name).filter((name) => !isWritten(name)),
      ...attributes.flatMap(([, , value = '']) => (/^\d*$/.test(value) || words.has(value) ? [] : [value])),
      ...Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name).filter((name) => !variables.has(name)),
      ...Array.from(text.matchAll(/@container ([\w-]+) \(/g), ([, name = '']) => name).filter(
        (name) => !containers.has(name),
      ),
    ];
    return lost.map((each) => `${file}: ${each}`);
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

test('a width and a font size of its own, a color that is no token, a class made of another file, a picture that no finger scrolls past, and what browsers do not know are caught', () => {
  expect(problemsIn('tests/fixtures/styles/wrong.module.css')).toEqual([
    'at-rule-no-unknown: 63',
    'color-no-hex: 2',
    'declaration-block-no-duplicate-properties: 45',
    'declaration-block-no-shorthand-property-overrides: 49',
    'declaration-property-unit-disallowed-list: 41',
    ...['28', '32'].map((line) => `declaration-property-value-allowed-list: ${line}`),
    'declaration-property-value-disallowed-list: 71',
    ...['43', '50', '51'].map((line) => `declaration-property-value-no-unknown: ${line}`),
    'function-no-unknown: 51',
    'media-feature-name-no-unknown: 60',
    ...['11', '5'].map((line) => `media-feature-name-value-allowed-list: ${line}`),
    'media-feature-name-value-no-unknown: 60',
    'media-feature-range-notation: 17',
    ...['57', '57'].map((line) => `named-grid-areas-no-invalid: ${line}`),
    'no-duplicate-selectors: 66',
    'no-unknown-animations: 44',
    ...['24', '40'].map((line) => `property-disallowed-list: ${line}`),
    ...['24', '42'].map((line) => `property-no-unknown: ${line}`),
    'selector-pseudo-class-no-unknown: 54',
    'selector-pseudo-element-no-unknown: 55',
    'selector-type-no-unknown: 56',
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

test('what style sheets wait for is written: attributes, their values, variables and containers', () => {
  // The editor that the preview is in writes that itself.
  const sheets = readTree('src', /(?<!\/preview)\.css$/);
  expect(unwritten(sheets, readTree('src', /\.(tsx?|mjs)$/))).toEqual([]);
  const wrong = `[data-shut='true'], [aria-current='paper'] { color: var(--in); content: attr(data-name) }
    @container wing (max-width: 1px) { a { container: stage / size } }`;
  expect(unwritten([{file: 'a', text: wrong}], [{file: 'b', text: 'data-open aria-current page true'}])).toEqual(
    ['data-shut', 'data-name', 'paper', '--in', 'wing'].map((each) => `a: ${each}`),
  );
});

/** What stays in sight, from what lies above all, by its sheet and class. */
const layers = [
  ['shell/SkipLink', '.skip'],
  ['shell/consent/ConsentNotice', '.notice'],
  ['shell/Navbar', '.header'],
  ['shell/audience/AudienceSwitcher', '.bar'],
  ['docs/ContentsBar', '.bar'],
  ['docs/PagesMenu', '.menu'],
  ['tools/Verdict', '.line'],
] as const;

test('what stays in sight keeps below the header, and in its order above the page', () => {
  const staying = readTree('src', /\.css$/).flatMap(({file, text}) => {
    const found: {readonly file: string; readonly selector: string; readonly style: ReadonlyMap<string, string>}[] = [];
    postcss.parse(text).walkRules(({selector, nodes}) => {
      const style = new Map(nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
      if (/^(sticky|fixed)$/.test(style.get('position') ?? '')) found.push({file, selector, style});
    });
    return found;
  });
  // The header itself, and what is in a dialog.
  const below = staying.filter(({file, style}) => style.has('top') && !/Navbar|SkipLink|SearchDialog/.test(file));
  expect(below.length).toBeGreaterThan(0);
  expect(below.filter(({style}) => style.get('top')?.includes('var(--header)') !== true)).toEqual([]);
  const heights = layers.map(([folder, name]) => {
    const own = staying.find(({file, selector}) => file === `src/${folder}/styles.module.css` && selector === name);
    return Number(own?.style.get('z-index'));
  });
  expect(heights.filter((height) => !Number.isFinite(height))).toEqual([]);
  expect(heights).toEqual([...new Set(heights)].sort((one, other) => other - one));
});
