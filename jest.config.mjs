import {createRequire} from 'node:module';
import path from 'node:path';
import {forgetSettings} from './tests/support/ownSettings.mjs';

// The machine's zone must not decide a test; set here, before Jest starts its workers.
process.env.TZ = 'UTC';
forgetSettings();
// Docusaurus's generated files are the tests' own, as `npm start` or a build may be running.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.docusaurus/test';

// Docusaurus reads the folder's name when it is loaded.
const {createAliasesForTheme, loadDocusaurusAliases} = await import('@docusaurus/core/lib/webpack/aliases/index.js');

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));

/** The same order as in a build: the fallback theme, the packages' themes, then the site's own. */
const themes = [
  {folder: path.join(core, 'lib/client/theme-fallback'), isSiteTheme: false},
  {folder: path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme'), isSiteTheme: false},
  // This package exports its entry only.
  {folder: path.join(path.dirname(require.resolve('@docusaurus/theme-mermaid')), 'theme'), isSiteTheme: false},
  {folder: path.resolve('src/theme'), isSiteTheme: true},
];

/** Docusaurus's own aliases, so that tests render the real theme and the site's swizzles. */
async function aliases() {
  const lists = [await loadDocusaurusAliases()];
  for (const {folder, isSiteTheme} of themes) lists.push(await createAliasesForTheme(folder, !isSiteTheme));
  return Object.fromEntries(Object.entries(Object.assign({}, ...lists)).map(([alias, file]) => [`^${alias}$`, file]));
}

const swc = (parser) => [
  '@swc/jest',
  {jsc: {parser, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}, module: {type: 'commonjs'}},
];

/** What reads Markdown and HTML, and what that is made of: ES modules, which Jest has to turn into what it can require. */
const markupLibraries = [
  '(remark|mdast-util|micromark|unist-util|estree-util|vfile)(-[^/]+)?',
  'unified|bail|trough|is-plain-obj|devlop|ccount|longest-streak|zwitch|markdown-table|escape-string-regexp',
  'rehype-[^/]+|hast-util-[^/]+|html-[^/]+|collapse-white-space|trim(-trailing)?-lines',
  'hastscript|parse5|entities|property-information|web-namespaces|(comma|space)-separated-tokens',
  'character-[^/]+|decode-named-character-reference|parse-entities|stringify-entities|is-[^/]+|acorn(-[^/]+)?',
].join('|');

/** Unit and content tests. */
export default async () => ({
  // What one copy of the repository has compiled, another takes: tests/owner.
  id: 'site',
  // A test that needs a browser's window says so in its first line; building one takes longer than most tests.
  testEnvironment: 'node',
  // A busy machine takes many times as long as a quiet one; this only ends what hangs.
  testTimeout: 120_000,
  // Else each look for Math asks the stand-in for a browser's window, which took most of the time of what computes.
  sandboxInjectedGlobals: ['Math'],
  testMatch: ['<rootDir>/tests/{unit,content,builds}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/tests/support/jest/generateSite.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/browserGaps.ts'],
  // Other sites, with packages of their own.
  modulePathIgnorePatterns: ['<rootDir>/.benchmark/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.(svg|png|jpe?g|avif|webp|woff2)$': '<rootDir>/tests/support/jest/fileStub.ts',
    '^@generated/routes$': '<rootDir>/tests/support/jest/noRoutes.ts',
    '^@generated/registry$': '<rootDir>/tests/support/jest/noChunks.ts',
    '^@site/src/browser/islands/html$': '<rootDir>/tests/support/jest/islandHtml.ts',
    '^@generated/(.*)$': '<rootDir>/.docusaurus/test/$1',
    '^@site/(.*)$': '<rootDir>/$1',
    // The package exports itself to import only; Jest asks with require.
    '^beautiful-mermaid$': '<rootDir>/node_modules/beautiful-mermaid/dist/index.js',
    ...(await aliases()),
  },
  transform: {
    '\\.tsx?$': swc({syntax: 'typescript', tsx: true}),
    '\\.[cm]?jsx?$': swc({syntax: 'ecmascript', jsx: true}),
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(@docusaurus|@mdx-js|@slorber|beautiful-mermaid|copy-text-to-clipboard|${markupLibraries})/)`,
  ],
});
