/**
 * The eight places where the site relies on insides of other packages rather
 * than on what their documentation promises: where one of these tests fails
 * after an upgrade, its sentence says what to adapt. src/theme/README.md says what each buys.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import siteStorage from '@generated/site-storage';
import {diagrams} from '@site/src/build/markdown/diagrams';
import {
  separateFonts,
  separateStyles,
  sheetEntries,
  shortenClasses,
} from '@site/src/build/plugins/browser-files/styles';
import changed from '@site/src/build/publish/editor/changed.cjs';
import {readFragment} from '@site/src/build/publish/search/fragments';

/** The version of Docusaurus whose insides and theme the site was last compared with. */
const comparedWith = '3.10.2';

const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
const core = 'node_modules/@docusaurus/core/lib';
const generated = '.docusaurus/test';

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

test('1. what Docusaurus gives the bundler: rules for CSS modules and fonts, a plugin, the list of routes', () => {
  const other = {module: {rules: [{test: /\.css$/, use: []}]}};
  expect(() => separateStyles(other)).toThrow('Docusaurus no longer reads CSS modules by one rule');
  expect(() => shortenClasses(other, [], '.')).toThrow('Docusaurus no longer names the classes of CSS modules');
  expect(() => separateFonts(other)).toThrow('Docusaurus no longer reads fonts by one rule');
  see(
    readFileSync(path.join(core, 'webpack/client.js'), 'utf8').includes('ChunkAssetPlugin'),
    "Docusaurus no longer adds ChunkAssetPlugin; see whether every page's script now lists the app's files, and adapt src/build/plugins/browser-files/index.ts.",
  );
  see(
    readFileSync(path.join(generated, 'registry.js'), 'utf8').includes('require.resolveWeak('),
    'Docusaurus no longer refers weakly to pages in its list of routes; delete src/build/plugins/browser-files/withoutWeakReferences.cjs.',
  );
});

test("2. the theme's components and their style sheets", async () => {
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
  const internal: Record<string, unknown> = jest.requireActual('@docusaurus/theme-common/internal');
  see(
    typeof internal.useCodeBlockContext === 'function',
    'theme-common/internal has no useCodeBlockContext any more, which src/theme/CodeBlock/Layout uses.',
  );
  const ofTheme = (await sheetEntries(process.cwd())).filter((file) => file.includes('theme-classic'));
  see(ofTheme.length >= 20, `Only ${ofTheme.length} style sheets of theme-classic were found; adapt sheetEntries.`);
  const admonition = readFileSync(path.join(theme, 'theme/Admonition/Layout/index.js'), 'utf8');
  see(
    /<AdmonitionHeading [^]*<AdmonitionContent>/.test(admonition),
    "The theme's notes no longer begin with their heading; adapt admonition in src/build/html/plain.ts.",
  );
});

test('3. where choices are stored', () => {
  see(
    typeof siteStorage.namespace === 'string' && siteStorage.type === 'localStorage',
    '@generated/site-storage no longer tells where choices are stored; adapt the behaviors of the theme switch and the tabs.',
  );
});

test('4. what tests load of @docusaurus/core', () => {
  for (const file of [
    'server/site.js',
    'webpack/aliases/index.js',
    'client/docusaurusContext.js',
    'client/browserContext.js',
    'client/routeContext.js',
  ]) {
    see(
      existsSync(path.join(core, file)),
      `@docusaurus/core has no lib/${file} any more; adapt jest.config.mjs, tests/support and tests/builds/scheduledPosts.test.ts.`,
    );
  }
});

test("5. Docusaurus's plugins: the blog without its routes, and their names", () => {
  const posts = readdirSync('blog').filter((name) => /^\d/.test(name));
  const written = readdirSync(path.join(generated, 'docusaurus-plugin-content-blog/default'));
  see(
    written.filter((name) => name.startsWith('site-blog-')).length >= posts.length,
    'The blog plugin no longer writes what its Markdown compiler reads in contentLoaded; adapt src/blog/plugin/index.ts.',
  );
  const metadata = readFileSync(path.join(generated, 'site-metadata.json'), 'utf8');
  for (const name of ['docusaurus-plugin-content-pages', 'docusaurus-plugin-content-blog']) {
    see(metadata.includes(`"${name}"`), `There is no plugin ${name} any more; adapt src/shell/Footer/index.tsx.`);
  }
});

test("6. Pagefind's stored pages", () => {
  // By Node itself: Jest does not find modules that are for import() alone.
  const script = `import {createIndex, close} from 'pagefind';
    const {index} = await createIndex();
    await index.addHTMLFile({url: '/a', content: '<html lang="en"><h1>Name</h1><h2 id="part">Part</h2></html>'});
    const {files} = await index.getFiles();
    process.stdout.write(files.find(({path}) => path.endsWith('.pf_fragment')).content);
    await close();`;
  const stored = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const {url, meta, anchors} = readFragment('fragment/en_1.pf_fragment', stored);
  see(
    url === '/a' && meta.title === 'Name' && anchors.some(({id}) => id === 'part'),
    'Pagefind stores pages in another form; adapt src/build/publish/search/fragments.ts.',
  );
});

test("7. Sveltia's source", () => {
  const source = readFileSync(require.resolve('@sveltia/cms'), 'utf8');
  expect(() => changed(source)).not.toThrow();
  see(
    source.includes('import.meta.'),
    'Sveltia no longer asks for the address of its module; delete src/build/publish/editor/withoutModuleAddress.cjs.',
  );
  see(
    source.includes('===`saving_failed`'),
    'Sveltia shows why a post was not saved in another way; adapt src/build/publish/editor/client/index.ts.',
  );
});

test("8. beautiful-mermaid's elements", async () => {
  const draw = async (value: string): Promise<unknown> => {
    const fence = {type: 'code' as const, lang: 'mermaid', meta: 'title="T" alt="A"', value, data: {}};
    await diagrams()({type: 'root', children: [fence]}, {path: 'docs/a.mdx'});
    return fence.data;
  };
  for (const source of ['flowchart TB\n  a --> b', 'sequenceDiagram\n  a->>b: c', 'stateDiagram-v2\n  a --> b : c']) {
    see(
      JSON.stringify(await draw(source)).includes('"steps":"a to b'),
      'beautiful-mermaid marks arrows otherwise; adapt src/build/markdown/diagrams/steps.ts.',
    );
  }
});

/** What reaches into insides of a package, by the words for it. */
const reaches = [
  /@docusaurus\/[\w-]+\/(lib|src|internal)\b/,
  /@generated\/(?!browser-files\/|api-description\/)[\w-]/,
  /node_modules\/@docusaurus|resolve\('@docusaurus\/theme/,
  /module\?\.rules|constructor\.name|resolveWeak|registry\\\.js/,
  /\b(rspackFuture|outputModule)\b|\bexperiments: \{\w+: (\{|true|false)/,
  /__blog|'className'\)\.includes|\[class[*^|]?=|docusaurus-plugin-/,
  /pf_fragment|@sveltia\/cms'\)|data(-f|F)rom/,
];

const reachesInside = (text: string): boolean => reaches.some((words) => words.test(text));

/** The files that do, and the number of what each relies on. */
const listed: Readonly<Record<string, number>> = {
  'jest.config.mjs': 4,
  'src/build/markdown/diagrams/steps.ts': 8,
  'src/build/plugins/browser-files/compiledWhenAsked.ts': 1,
  'src/build/plugins/browser-files/index.ts': 1,
  'src/build/plugins/browser-files/styles.ts': 1,
  'src/build/plugins/browser-files/withoutWeakReferences.cjs': 1,
  'src/build/publish/editor/bundle.ts': 7,
  'src/build/publish/search/index.ts': 6,
  'src/player/browser/theme.ts': 3,
  'src/shell/Footer/index.tsx': 5,
  'src/shell/ThemeSwitch/theme.behavior.ts': 3,
  'src/theme/CodeBlock/Layout/index.tsx': 2,
  'src/theme/Tabs/tabs.behavior.ts': 3,
  'tests/builds/scheduledPosts.test.ts': 4,
  'tests/support/builtFiles/broken.ts': 6,
  'tests/support/builtFiles/inNode.ts': 6,
  'tests/support/deploy/loadedBuild.ts': 4,
  'tests/support/jest/generateSite.ts': 4,
  'tests/support/jest/noChunks.ts': 4,
  'tests/support/jest/noRoutes.ts': 4,
  'tests/support/pageHtml.tsx': 4,
  'tests/support/render.tsx': 4,
  'tests/support/renderedPages.tsx': 4,
};

test('no other file reaches into insides of a package', async () => {
  const others = ['tests/{benchmark,compilers,e2e,fixtures,unit}/**', 'tests/content/upstream.test.ts'];
  const files = await Globby(['{src,tests}/**/*.{ts,tsx,mjs,cjs,css}', '*.{ts,mjs,mts}'], {ignore: others});
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => reachesInside(readFileSync(file, 'utf8'))).sort()).toEqual(Object.keys(listed).sort());
  expect(reachesInside("import {useNavbar} from '@docusaurus/theme-common/internal';")).toBe(true);
  expect(reachesInside("attribute(child, 'className').includes('tabItem')")).toBe(true);
  expect(reachesInside('experiments: {css: true},')).toBe(true);
  expect(reachesInside("import Head from '@docusaurus/Head';")).toBe(false);
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
