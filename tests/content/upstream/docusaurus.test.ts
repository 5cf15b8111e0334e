/** Where one of these fails after an upgrade, its sentence says what to adapt; src/theme/README.md says what each buys. */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  fileToPath,
  GENERATED_FILES_DIR_NAME,
  GlobExcludeDefault,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import {endClassesByFile, separateFonts, separateStyles} from '@site/src/pipeline/plugins/browser-files/styles';
import {fileOfPackage, see} from '../../support/upstream/see';

/** The version of Docusaurus whose insides and theme the site was last compared with. */
const comparedWith = '3.10.2';

const generated = '.docusaurus/test';

test('the insides were compared with the version that is installed', () => {
  const {version}: {version: string} = jest.requireActual('@docusaurus/core/package.json');
  see(
    version === comparedWith,
    `Docusaurus is ${version} now: compare each component of src/theme with the theme's own, mend what has changed, ` +
      'and set comparedWith in tests/content/upstream/docusaurus.test.ts.',
  );
});

test('1. what Docusaurus gives the bundler: rules for CSS modules and fonts, a plugin, the list of routes', () => {
  const other = {module: {rules: [{test: /\.css$/, use: []}]}};
  expect(() => separateStyles(other)).toThrow('Docusaurus no longer reads CSS modules by one rule');
  expect(() => endClassesByFile(other)).toThrow('Docusaurus no longer names the classes of CSS modules');
  expect(() => separateFonts(other)).toThrow('Docusaurus no longer reads fonts by one rule');
  see(
    fileOfPackage('@docusaurus/core/lib/webpack/client.js').includes('ChunkAssetPlugin'),
    "Docusaurus no longer adds ChunkAssetPlugin; see whether every page's script now lists the app's files, and adapt src/pipeline/plugins/browser-files/index.ts.",
  );
  see(
    readFileSync(path.join(generated, 'registry.js'), 'utf8').includes('require.resolveWeak('),
    'Docusaurus no longer refers weakly to pages in its list of routes; delete src/pipeline/plugins/browser-files/withoutWeakReferences.cjs.',
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
      fileOfPackage(`@docusaurus/core/lib/${file}`) !== '',
      `@docusaurus/core has no lib/${file} any more; adapt jest.config.mjs, tests/support and tests/builds/scheduledPosts.test.ts.`,
    );
  }
});

test('4. how Docusaurus is started, and its folder', () => {
  // As src/pipeline/server/build.mjs does it: in the same process, with other arguments.
  const script = `const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    process.argv = [process.execPath, program, '--version'];
    import(require('node:url').pathToFileURL(program).href);`;
  see(
    execFileSync(process.execPath, ['-e', script], {encoding: 'utf8'}).trim() === comparedWith,
    'Docusaurus no longer runs where its program is imported; adapt src/pipeline/server/build.mjs.',
  );
  see(
    GENERATED_FILES_DIR_NAME === generated && existsSync(path.join(generated, 'docusaurus.config.mjs')),
    'DOCUSAURUS_GENERATED_FILES_DIR_NAME no longer names the folder for generated files, which builds, tests and ' +
      '`npm start` have each their own of; adapt src/pipeline/server/build.mjs and jest.config.mjs.',
  );
});

test('4. what the check of posts does as Docusaurus does it', async () => {
  expect(createSlugger().slug('What’s new?')).toBe('whats-new');
  expect(parseMarkdownHeadingId('Read it {#own}', 'classic').id).toBe('own');
  expect(fileToPath('features/index.tsx')).toBe('/features/');
  expect(GlobExcludeDefault).toEqual(expect.arrayContaining(['**/_*/**']));
  const read = await DEFAULT_PARSE_FRONT_MATTER({filePath: 'a.md', fileContent: '---\nslug: /docs/a\n---\nText'});
  expect(read.frontMatter).toEqual({slug: '/docs/a'});
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
