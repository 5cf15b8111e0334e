/**
 * What somebody reads who leaves out a step of a recipe. That the recipes lead
 * to what they promise, tests/e2e/recipes.spec.ts holds.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {recipesIn, section} from '../support/readmes';
import {everyStep, recipes} from '../support/recipes';

function compilerOptions(): ts.CompilerOptions {
  const {config} = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
}

/** Files of the site and of packages, which are read once. */
const read = new Map<string, ts.SourceFile | undefined>();

/**
 * What `npm run typecheck` would say about files of the site, were they
 * written: a line for each error, with the file's name.
 *
 * @param files the texts of new and of changed files, by path from the site's folder.
 */
function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {...compilerOptions(), noEmit: true};
  const stock = ts.createCompilerHost(options, true);
  const texts = new Map([...files].map(([file, text]) => [path.resolve(file), text]));
  const textOf = (file: string): string | undefined => texts.get(path.resolve(file));
  const isNew = (folder: string): boolean =>
    [...texts.keys()].some((file) => file.startsWith(`${path.resolve(folder)}${path.sep}`));
  const host: ts.CompilerHost = {
    ...stock,
    readFile: (file) => textOf(file) ?? stock.readFile(file),
    fileExists: (file) => textOf(file) !== undefined || stock.fileExists(file),
    directoryExists: (folder) => isNew(folder) || stock.directoryExists?.(folder) === true,
    getSourceFile(file, language, ...rest) {
      const text = textOf(file);
      if (text !== undefined) return ts.createSourceFile(file, text, language, true);
      if (!read.has(file)) read.set(file, stock.getSourceFile(file, language, ...rest));
      return read.get(file);
    },
  };
  const roots = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(roots, options, host);
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({messageText}) => `${path.relative(process.cwd(), root)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

const described = new Map(
  recipesIn(section(readFileSync('README.md', 'utf8'), 'Change it')).map(({name, text}) => [name, text]),
);

/** Whether a recipe names a file: whole, or by a folder and a path in it; `<name>` stands for any. */
function namesFile(recipe: string, file: string): boolean {
  const spans = [...recipe.matchAll(/`([^`\s]+)`/g)].flatMap(([, span]) => span ?? []);
  const folders = ['', ...spans.filter((span) => !/\.\w+$/.test(span)).map((folder) => `${folder}/`)];
  // A part of a page is named by its place in the page's folder.
  folders.push(...spans.filter((span) => span.startsWith('src/')).map((span) => span.replace(/[^/]+$/, '')));
  return folders
    .flatMap((folder) => spans.map((span) => folder + span))
    .some((named) => new RegExp(`^${named.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[\\w.-]+')}$`).test(file));
}

test.each(Object.entries(recipes))(
  'the recipe "%s" names each of its files, in two folders of src at most',
  (name, steps) => {
    const recipe = described.get(name) ?? '';
    const files = Object.keys(steps);
    expect(files.length).toBeGreaterThanOrEqual(1);
    expect(files.filter((file) => !namesFile(recipe, file))).toEqual([]);
    expect(namesFile(recipe, 'src/elsewhere/index.tsx')).toBe(false);
    const folders = files.flatMap((file) => /^src\/\w+/.exec(file)?.[0] ?? []);
    expect(new Set(folders).size).toBeLessThanOrEqual(2);
  },
);

test('with all steps there is no error of types', () => {
  expect(typeErrors(everyStep())).toEqual([]);
});

/** A file of the site with one thing changed. */
function withChange(file: string, from: string, to: string, text = readFileSync(file, 'utf8')): [string, string] {
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"; adapt this test.`);
  return [file, text.replace(from, to)];
}

test('words that lack their German and a feature without its description are errors of types', () => {
  const steps = everyStep();
  const asTheyAre = ['src/pages/_home/words/sections.de.ts', 'src/content/features.ts'];
  const errors = typeErrors(
    new Map([
      ...steps,
      ...asTheyAre.map((file) => [file, readFileSync(file, 'utf8')] as const),
      withChange('src/content/navigation.ts', ", de: 'Karriere'", '', steps.get('src/content/navigation.ts')),
    ]),
  );
  expect(errors.sort()).toEqual([
    expect.stringMatching(/^src\/content\/navigation\.ts: .*'de' is missing/),
    expect.stringMatching(/^src\/pages\/_home\/words\/sections\.de\.ts: .*'press' is missing/),
    expect.stringMatching(/^src\/pages\/features\/page-history\/index\.tsx: Property 'pageHistory' does not exist/),
  ]);
});
