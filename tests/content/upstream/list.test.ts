/** The list of src/theme/README.md is whole: no file names more of a package than the package offers, and each entry is tested. */
import {readdirSync, readFileSync} from 'node:fs';
import {readTree, type SourceFile} from '../../support/readTree';
import {insidesIn} from '../../support/upstream/insides';
import {see} from '../../support/upstream/see';

const fontFiles = 'The package is nothing but its files.';

/** What code names of packages that they do not offer: the number of its entry in the list, or why it needs none. */
const listed: Readonly<Record<string, number | string>> = {
  '@docusaurus/core/lib/client/browserContext': 4,
  '@docusaurus/core/lib/client/docusaurusContext': 4,
  '@docusaurus/core/lib/client/routeContext': 4,
  '@docusaurus/core/lib/server/site.js': 4,
  '@docusaurus/core/lib/webpack/aliases/index.js': 4,
  '@docusaurus/core/package.json': 4,
  '@docusaurus/theme-classic/': 2,
  '@docusaurus/theme-common/internal': 2,
  '@docusaurus/theme-mermaid/': 2,
  '@docusaurus/utils': 4,
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2': fontFiles,
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2': fontFiles,
  '@generated/site-storage': 3,
  '@sveltia/cms/': 7,
  'css-loader/': 'The bundler is told of a loader by its path.',
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-': fontFiles,
};

/**
 * The site's code, but for the names of the linter's rules; and of its tests those that look into Docusaurus: one that
 * looks into another package breaks alone.
 */
function readCode(): SourceFile[] {
  const code = /\.(tsx?|[cm]js|mts)$/;
  const ofRoot = readdirSync('.').filter((file) => code.test(file) && file !== 'oxlint.config.mjs');
  const own = [...readTree('src', code), ...ofRoot.map((file) => ({file, text: readFileSync(file, 'utf8')}))];
  return [
    ...own,
    ...readTree('tests', /^(?!compilers\/|benchmark\/|fixtures\/|content\/upstream\/).*\.(tsx?|[cm]js)$/),
  ];
}

test('no file names more of a package than it offers, except for what the list has', () => {
  const files = readCode();
  see(files.length > 1000, `Only ${files.length} files of code were read.`);
  const named = files.flatMap(({file, text}) =>
    insidesIn(text).filter((name) => !file.startsWith('tests/') || /^@(docusaurus|generated)\//.test(name)),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(listed).sort());
});

test.each([
  ["import {useNavbar} from '@docusaurus/theme-common/internal';", '@docusaurus/theme-common/internal'],
  ["const folder = path.join(require.resolve('pagefind'), 'wasm');", 'pagefind/'],
  ["const script = `import x from 'sharp/lib/input.js';`;", 'sharp/lib/input.js'],
  ["readFileSync('node_modules/react/cjs/react.production.js');", 'node_modules/react/cjs/react.production.js'],
  ["import registry from '@generated/registry';", '@generated/registry'],
])('what %s names is found', (code, name) => {
  expect(insidesIn(code)).toContain(name);
});

test.each([
  "import Head from '@docusaurus/Head';",
  "import {hydrateRoot} from 'react-dom/client';",
  "const program = require.resolve('wrangler/bin/wrangler.js');",
  "import {words} from './react/lib/words';",
])('%s names nothing that is not offered', (code) => {
  expect(insidesIn(code)).toEqual([]);
});

const numbersIn = (text: string, entry: RegExp): string[] =>
  [...text.matchAll(entry)].flatMap(([, number]) => number ?? []);

/** The numbers of the tests here that the list lacks, and of its entries that no test holds. */
function unmatched(list: string): string[] {
  const tests = readTree(__dirname, /\.test\.tsx?$/).flatMap(({text}) => numbersIn(text, /^test\(\s*['"](\d+)\. /gm));
  const tested = [...new Set(tests)];
  see(tested.length === 10, `There are ${tested.length} of them; at most ten remain, so give one up for another.`);
  const entries = numbersIn(list, /^(\d+)\. \*\*/gm);
  return [...tested.filter((each) => !entries.includes(each)), ...entries.filter((each) => !tested.includes(each))];
}

test('src/theme/README.md lists each of them', () => {
  const list = readFileSync('src/theme/README.md', 'utf8');
  expect(unmatched(list)).toEqual([]);
  expect(unmatched(`${list}11. **One more**\n`)).toEqual(['11']);
});
