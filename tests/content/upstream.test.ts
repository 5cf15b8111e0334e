/**
 * The eight places where the site relies on insides of Docusaurus rather than
 * on what its documentation promises: where one of these tests fails after an
 * upgrade, its sentence says what to adapt. src/theme/README.md says what each buys.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import siteStorage from '@generated/site-storage';
import {endClassesByFile, separateStyles, sheetEntries} from '@site/src/build/plugins/browser-files/styles';
import {nameFiles} from '@site/src/build/publish/head';
import {parsePage} from '../support/parseHtml';

/** The version of Docusaurus whose insides and theme the site was last compared with. */
const comparedWith = '3.10.2';

const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** Fails with a sentence. */
function see(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

test('the insides were compared with the version that is installed', () => {
  const {version}: {version: string} = jest.requireActual('@docusaurus/core/package.json');
  see(
    version === comparedWith,
    `Docusaurus is ${version} now: compare each component of src/theme with the theme's own, mend what has changed, ` +
      'and set comparedWith in tests/content/upstream.test.ts.',
  );
});

test("1. the bundler's rule for CSS modules, and the plugin that lists the app's files", () => {
  expect(() => separateStyles({module: {rules: [{test: /\.css$/, use: []}]}})).toThrow(
    'Docusaurus no longer reads CSS modules by one rule',
  );
  expect(() => endClassesByFile({module: {rules: [{test: /\.module\.css$/i, use: []}]}})).toThrow(
    'Docusaurus no longer names the classes of CSS modules',
  );
  see(
    readFileSync('node_modules/@docusaurus/core/lib/webpack/client.js', 'utf8').includes('ChunkAssetPlugin'),
    "Docusaurus no longer adds ChunkAssetPlugin; see whether every page's script now lists the app's files, and adapt src/build/plugins/browser-files/index.ts.",
  );
});

test('2. the tags in the head of a page: a build says where they are written otherwise', () => {
  const stock = parsePage(
    '<link rel="stylesheet" href="/assets/css/styles.1.css"><script src="/assets/js/main.1.js" defer></script>',
  );
  expect(() => nameFiles(stock, [], [])).not.toThrow();
  expect(() => nameFiles(parsePage('<body><script src="/app.js"></script>'), [], [])).toThrow(
    'Docusaurus no longer names the files of a page',
  );
});

test("3. Infima's file, which `npm start` leaves out", () => {
  see(
    readFileSync(path.join(theme, 'index.js'), 'utf8').includes('infima/dist/css/default/default'),
    'theme-classic no longer brings Infima along by that file; adapt or delete the alias in src/build/plugins/browser-files/index.ts.',
  );
});

test("4. the folder of the theme's own style sheets", async () => {
  const ofTheme = (await sheetEntries(process.cwd())).filter((file) => file.includes('theme-classic'));
  see(ofTheme.length >= 20, `Only ${ofTheme.length} style sheets of theme-classic were found; adapt sheetEntries.`);
});

test('5. parts of theme-common/internal that two replaced components use', () => {
  const internal: Record<string, unknown> = jest.requireActual('@docusaurus/theme-common/internal');
  for (const [name, user] of [
    ['ColorModeProvider', 'src/theme/Layout'],
    ['PluginHtmlClassNameProvider', 'src/theme/Layout'],
    ['useCodeBlockContext', 'src/theme/CodeBlock/Layout'],
  ] as const) {
    see(typeof internal[name] === 'function', `theme-common/internal has no ${name} any more, which ${user} uses.`);
  }
});

test('6. the generated module with the name that stored choices end with', () => {
  see(
    typeof siteStorage.namespace === 'string' && siteStorage.type === 'localStorage',
    '@generated/site-storage no longer tells where choices are stored; adapt the behaviors of the theme switch and the tabs.',
  );
});

test('7. what tests load of @docusaurus/core', () => {
  for (const file of [
    'server/site.js',
    'client/docusaurusContext.js',
    'client/browserContext.js',
    'client/routeContext.js',
  ]) {
    see(
      existsSync(path.join('node_modules/@docusaurus/core/lib', file)),
      `@docusaurus/core has no lib/${file} any more; adapt tests/support and tests/builds/scheduledPosts.test.ts.`,
    );
  }
});

test("8. the theme's components that src/theme replaces", async () => {
  const replaced = await Globby('**/index.tsx', {cwd: 'src/theme'});
  const mermaid = path.dirname(require.resolve('@docusaurus/theme-mermaid'));
  expect(replaced.length).toBeGreaterThanOrEqual(10);
  for (const file of replaced) {
    const name = path.dirname(file);
    see(
      [theme, mermaid].some((folder) => existsSync(path.join(folder, 'theme', name, 'index.js'))),
      `Docusaurus's themes have no ${name} any more, so that src/theme/${name} is never shown: see what took its place.`,
    );
  }
});

/** The numbers of the tests here that the list of insides lacks, and of its entries that no test holds. */
function unmatched(list: string): string[] {
  const numbersIn = (text: string, entry: RegExp) => [...text.matchAll(entry)].flatMap(([, number]) => number ?? []);
  const tested = numbersIn(readFileSync(__filename, 'utf8'), /^test\(['"](\d+)\. /gm);
  const listed = numbersIn(list, /^(\d+)\. \*\*/gm);
  see(tested.length === 8, `There are ${tested.length} of them; at most eight remain, so give one up for another.`);
  return [
    ...tested.filter((number) => !listed.includes(number)),
    ...listed.filter((number) => !tested.includes(number)),
  ];
}

test('src/theme/README.md lists each of them', () => {
  const list = readFileSync('src/theme/README.md', 'utf8');
  expect(unmatched(list)).toEqual([]);
  expect(unmatched(`${list}9. **One more**\n`)).toEqual(['9']);
});
