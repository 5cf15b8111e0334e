import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {settingRules} from '@site/src/lib/settings/schema';
import {
  linksIn,
  lostLinks,
  mappedFolders,
  namedPaths,
  namedScripts,
  readReadme,
  readReadmes,
  recipesIn,
  scriptsInTables,
  section,
  type Readme,
} from '../support/readmes';

const {scripts}: {scripts: Record<string, string>} = JSON.parse(readFileSync('package.json', 'utf8'));
const readme = readReadme('README.md');
const wrong = readReadme('tests/fixtures/readmes/wrong.md');
let all: readonly Readme[];

beforeAll(async () => (all = await readReadmes()));

const settingsReadme = 'src/lib/settings/README.md';
const longest = 100;

const linesTooMany = (text: string): number => Math.max(0, text.trimEnd().split('\n').length - longest);

const missingScripts = (readmes: readonly Readme[]): string[] =>
  readmes.flatMap(({file, text}) =>
    namedScripts(text).flatMap((name) =>
      name in scripts ? [] : [`${file} names npm run ${name}, which is not in package.json.`],
    ),
  );

/** Scripts of package.json that are not in one table, and one only. */
const scriptsWithoutOneRow = (readmes: readonly Readme[]): string[] =>
  Object.keys(scripts).flatMap((name) => {
    const tables = readmes.flatMap(({file, text}) =>
      scriptsInTables(text).flatMap((row) => (row === name ? file : [])),
    );
    if (tables.length === 1) return [];
    const found = tables.length === 0 ? 'no table' : tables.join(' and ');
    return [`npm run ${name} is in ${found}; give it a row in the table of one README, tests/README.md for a check.`];
  });

const missingPaths = (readmes: readonly Readme[]): string[] =>
  readmes.flatMap(({file, text}) =>
    namedPaths(text).flatMap((name) => (existsSync(name) ? [] : [`${file} names ${name}, which does not exist.`])),
  );

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? `${folder}/${entry.name}` : []));

/** What is wrong with the map, given the folders that there are. */
function mapProblems({text}: Readme, folders: readonly string[]): string[] {
  const mapped = mappedFolders(section(text, 'Find your way'));
  return [
    ...folders.filter((folder) => !mapped.includes(folder)).map((folder) => `${folder} has no row; say what is in it.`),
    ...mapped.filter((folder) => !folders.includes(folder)).map((folder) => `${folder} does not exist; take it out.`),
    ...mapped.filter((folder, index) => mapped.indexOf(folder) !== index).map((folder) => `${folder} has two rows.`),
  ];
}

/** The rows of the settings table. */
const settingRows = (text: string): string[] =>
  [...text.matchAll(/^\| `[A-Z_]+`.*$/gm)].map(([row]) => row.replaceAll(/ +/g, ' '));

const rowsOfSchema = Object.values(settingRules).map(
  ({variable, fallback, purpose}) =>
    `| \`${variable}\` | ${fallback === undefined ? 'unset' : `\`${fallback}\``} | ${purpose} |`,
);

/** READMEs that nobody gets to from the first one. */
function unreachable(readmes: readonly Readme[]): string[] {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const found = readmes.find((each) => each.file === file);
    if (found !== undefined) for (const {to} of linksIn(found)) follow(to);
  };
  follow('README.md');
  return readmes.map(({file}) => file).filter((file) => !reached.has(file));
}

test('there are READMEs for the folders that need one, and the first leads to all', () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(unreachable(all)).toEqual([]);
  expect(unreachable([readme, wrong])).toEqual([wrong.file]);
});

test(`the first one has at most ${longest} lines`, () => {
  expect(linesTooMany(readme.text)).toBe(0);
  expect(linesTooMany(readme.text + 'One more line.\n'.repeat(longest))).toBeGreaterThan(0);
});

test('a marketer who only publishes is led on from the first screen', () => {
  const [screen = ''] = readme.text.split('\n## ');
  expect(linksIn({file: 'README.md', text: screen})).toContainEqual({to: 'src/blog/README.md', anchor: ''});
});

test('every script that a README names exists', () => {
  expect(all.flatMap(({text}) => namedScripts(text)).length).toBeGreaterThanOrEqual(40);
  expect(missingScripts(all)).toEqual([]);
  expect(missingScripts([wrong])).toEqual([`${wrong.file} names npm run biuld, which is not in package.json.`]);
});

test('every script is in the table of one README', () => {
  expect(scriptsInTables(readme.text)).toHaveLength(8);
  expect(scriptsWithoutOneRow(all)).toEqual([]);
  expect(scriptsWithoutOneRow([...all, wrong])).toEqual([
    expect.stringMatching(/^npm run lint is in tests\/README\.md and tests\/fixtures\/readmes\/wrong\.md; /),
  ]);
  expect(scriptsWithoutOneRow([wrong])).toContainEqual(expect.stringMatching(/^npm run build is in no table; /));
});

test('every path that a README names exists', () => {
  expect(all.flatMap(({text}) => namedPaths(text)).length).toBeGreaterThanOrEqual(80);
  expect(missingPaths(all)).toEqual([]);
  expect(missingPaths([wrong])).toEqual([
    `${wrong.file} names src/pagez/index.tsx, which does not exist.`,
    `${wrong.file} names src/gone, which does not exist.`,
    `${wrong.file} names static/img/none.png, which does not exist.`,
  ]);
});

test('links between READMEs lead to a README, and to a heading of it', () => {
  expect(all.flatMap(linksIn).length).toBeGreaterThanOrEqual(25);
  expect(lostLinks(all)).toEqual([]);
  expect(lostLinks([wrong])).toEqual([
    `${wrong.file} links to tests/fixtures/readmes/nowhere.md, which is no README; correct the path.`,
    `${wrong.file} links to ${wrong.file}#lost; its headings are a-readme-with-everything-wrong, find-your-way, change-it.`,
  ]);
});

test('the map names every folder of src and tests, and no other', () => {
  const folders = [...foldersIn('src'), ...foldersIn('tests')];
  expect(folders.length).toBeGreaterThanOrEqual(20);
  expect(mapProblems(readme, folders)).toEqual([]);
  expect(mapProblems(wrong, ['src/ui', 'src/lib'])).toEqual([
    'src/lib has no row; say what is in it.',
    'src/gone does not exist; take it out.',
  ]);
});

test('there are six recipes, none of more than three lines', () => {
  const recipes = recipesIn(section(readme.text, 'Change it'));
  expect(recipes).toHaveLength(6);
  expect(recipes.filter(({lines}) => lines > 3)).toEqual([]);
  expect(recipesIn(section(wrong.text, 'Change it')).map(({lines}) => lines)).toEqual([4]);
});

test('the settings table has the rows of the schema, and no other', () => {
  const {text} = readReadme(settingsReadme);
  expect(rowsOfSchema.length).toBeGreaterThanOrEqual(10);
  expect(settingRows(text)).toEqual(rowsOfSchema);
  expect(settingRows(wrong.text)).toEqual(['| `SITE_URL` | `https://tailor.example.com` | address |']);
});
