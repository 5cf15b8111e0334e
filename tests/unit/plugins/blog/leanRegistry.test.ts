/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runLoader} from '../../../support/runLoader';

const folder = mkdtempSync(path.join(tmpdir(), 'blog-loaders-'));
const chunkNamesFile = path.join(folder, 'routesChunkNames.json');

afterAll(() => rmSync(folder, {recursive: true}));

const run = (file: string, source: string, posts: readonly string[] = ['/blog/message-match', '/blog/b']) =>
  runLoader(file, source, {posts, chunkNames: chunkNamesFile});

const chunkNames = {
  '/-e5f': {__comp: 'c0mphome', __context: {plugin: 'a7456010'}},
  '/blog-0f8': {__comp: 'c0mplist', __context: {plugin: '36994c47'}, __props: 'f36b4d99'},
  '/blog/archive-400': {__comp: 'c0mparch', __context: {plugin: '36994c47'}, __props: 'e3f8ed68'},
  '/blog/b-001': {__comp: 'ab64e357', __context: {plugin: '36994c47'}, content: 'f6d3fd6d', __props: '5f1b5102'},
  '/blog/b-side-017': {__comp: 'c0mpside'},
  '/blog/message-match-380': {__comp: 'ab64e357', __context: {plugin: '36994c47'}, __props: '00000001'},
};
const kept = ['/-e5f', '/blog-0f8', '/blog/archive-400', '/blog/b-side-017'];

describe('the list of chunk names', () => {
  const lean = (value: object) => run('blog/leanChunkNames.cjs', JSON.stringify(value)).result;

  test('leaves out the posts and keeps the others as they are', () => {
    const result: Record<string, unknown> = JSON.parse(lean(chunkNames));
    expect(result).toEqual(Object.fromEntries(Object.entries(chunkNames).filter(([key]) => kept.includes(key))));
    expect(Object.keys(result)).toEqual(kept);
  });

  test.each([
    ['a post that is not in it', {'/blog/b-001': {}}],
    ['keys of another form', {'/blog/b?001': {}, '/blog/message-match?380': {}}],
  ])('%s: the build stops', (_, value) => {
    expect(() => lean(value)).toThrow('The list of chunk names has a new form; see src/plugins/blog.');
  });
});

const entry = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
/** As Docusaurus writes it: the end of the list stands behind its last module, on the same line. */
const registry = (...lines: string[]): string => `export default {\n${lines.join('\n')}};\n`;

describe('the registry of page modules', () => {
  const shared = [
    entry('c0mphome', '@site/src/pages/index.tsx'),
    entry('a7456010', '@generated/pages.json'),
    entry('c0mplist', '@site/src/plugins/blog/ListRoute.tsx'),
    entry('36994c47', '@generated/blog.json'),
    entry('f36b4d99', '@generated/blog-0f8.json'),
    entry('c0mparch', '@site/src/plugins/blog/ArchiveRoute.tsx'),
    entry('e3f8ed68', '@generated/blog-archive-400.json'),
    entry('c0mpside', '@site/src/pages/side.tsx'),
  ];
  const ofPosts = [
    entry('ab64e357', '@site/src/plugins/blog/PostRoute.tsx'),
    entry('f6d3fd6d', '@site/blog/2025-01-01-b/index.md'),
    entry('5f1b5102', '@generated/blog-b-001.json'),
    entry('00000001', '@generated/blog-message-match-380.json'),
  ];
  const lean = (source: string) => run('blog/leanRegistry.cjs', source);

  beforeAll(() => writeFileSync(chunkNamesFile, JSON.stringify(chunkNames)));

  test('leaves out what only posts use, and keeps what other pages share with them', () => {
    const {result, dependencies} = lean(registry(...ofPosts, ...shared));
    expect(result).toBe(registry(...shared));
    expect(dependencies).toEqual([chunkNamesFile]);
  });

  test('is still a list where the last module is one of a post', () => {
    expect(lean(registry(...shared, ...ofPosts)).result).toBe(`export default {\n${shared.join('\n')}\n};\n`);
  });

  test.each([
    ['a module that a page needs and that is not there', registry(...shared.slice(1))],
    ['names in other quotes', registry(...shared).replaceAll('"', "'")],
  ])('%s: the build stops', (_, source) => {
    expect(() => lean(source)).toThrow('The registry of page modules has a new form; see src/plugins/blog.');
  });

  test('keeps of each module how it is loaded, and nothing else', () => {
    const slim = (source: string) => run('lean-client/slimRegistry.cjs', source).result;
    const line = (name: string, module: string): string =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}")],`;
    expect(slim(registry(entry('one', '@site/a.tsx'), entry('two', '@site/b.tsx')))).toBe(
      registry(line('one', '@site/a.tsx'), line('two', '@site/b.tsx')),
    );
    expect(() => slim(registry('  one: load("@site/a.tsx"),'))).toThrow('has a new form; see src/plugins/lean-client.');
  });
});

test('the lists that Docusaurus writes for this site have the form that the loaders know', () => {
  // Written when the tests start; see tests/support/jest/generateSite.mjs.
  const generated = (file: string): string => readFileSync(path.join('.docusaurus', file), 'utf8');
  writeFileSync(chunkNamesFile, generated('routesChunkNames.json'));
  const left = [...generated('routes.js').matchAll(/path: '(\/blog\/[^/']+)'/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => !['/blog/archive', '/blog/404.html'].includes(address));
  expect(left.length).toBeGreaterThanOrEqual(12);
  const routesLeft = run('blog/leanRoutes.cjs', generated('routes.js'), left).result;
  expect(left.filter((address) => routesLeft.includes(`'${address}'`))).toEqual([]);
  const modules = run('blog/leanRegistry.cjs', generated('registry.js'), left).result;
  expect(modules.match(/"@site\/blog\/[^"]*"/g)).toBeNull();
  expect(modules).toMatch(/^export default \{\n[^]*\};\n*$/);
});
