/**
 * What somebody reads who leaves out a step of a recipe. That the recipes lead
 * to what they promise, tests/e2e/recipes.spec.ts holds.
 */
import {readFileSync} from 'node:fs';
import {recipesIn, section} from '../support/readmes';
import {everyStep, recipes} from '../support/recipes';
import {typeErrors} from '../support/typeErrors';

// The compiler reads the types of React, Node and the browser.
jest.setTimeout(120_000);

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
