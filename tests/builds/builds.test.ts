import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {daily} from '../support/daily';

const site = path.resolve('tests/fixtures/broken-docs');

/** The folders of the small site's docs: one without a fault, and one for each fault that stops a build. */
type Docs = 'mended' | 'link' | 'anchor' | 'missing';

interface Build {
  readonly process: ChildProcess;
  /** What came of it, once it has ended. */
  readonly result: Promise<{readonly code: number | null; readonly log: string}>;
}

/** Starts `npm run build` on the small site, with one of its folders of docs. */
function startBuild(docs: Docs, output: string): Build {
  const child = spawn(process.execPath, ['src/pipeline/server/build.mjs', site, '--out-dir', output], {
    env: {
      ...process.env,
      DOCS_FOLDER: docs,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', docs),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
      NO_COLOR: 'true',
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
  const result = once(child, 'close').then(() => ({code: child.exitCode, log}));
  return {process: child, result};
}

/** Removes what builds of the small site leave beside it. */
function removeGenerated(): void {
  rmSync(path.join(site, '.docusaurus'), {recursive: true, force: true});
}

const top = mkdtempSync(path.join(tmpdir(), 'builds-'));
const folder = path.join(top, 'build');

/** The hash of all files, by name and content. */
function hashOf(directory: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, {recursive: true, encoding: 'utf8'}).sort()) {
    const file = path.join(directory, name);
    hash.update(name);
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Waits until a build has written something beside the last one. */
async function begun({process: child}: Build): Promise<void> {
  while (!existsSync(`${folder}.next`) || readdirSync(`${folder}.next`).length === 0) {
    if (child.exitCode !== null) throw new Error('The build ended before it could be killed.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

let lastGood = '';

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'), {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), 'the last good build');
  writeFileSync(path.join(folder, 'assets/gone.js'), 'a script of it');
  lastGood = hashOf(folder);
});

afterAll(() => {
  rmSync(top, {recursive: true});
  removeGenerated();
});

test('the last good build outlives a build that is killed', async () => {
  const killed = startBuild('mended', folder);
  await begun(killed);
  killed.process.kill('SIGKILL');
  await killed.result;
  expect(hashOf(folder)).toBe(lastGood);
  expect(readdirSync(top)).toContain('build.next');
});

const faults: readonly (readonly [docs: Docs, what: string, named: readonly (string | RegExp)[]])[] = [
  ['link', 'a link to a page', [/Broken link on source page path = \/:\s+-> linking to \/docs\/lost-guide/]],
  [
    'missing',
    'a link to a file and an image',
    ['./lost-guide.mdx', 'broken-docs/missing/index.mdx', 'lost-step.svg', 'broken-docs/missing/guide.mdx'],
  ],
  [
    'anchor',
    'a link to a heading',
    [/Broken anchor on source page path = \/:\s+-> linking to \/docs\/guide#lost-steps/],
  ],
];

test.each(daily(faults, 2))('%s: %s that is not there stops the build, which names it', async (docs, _what, named) => {
  const {code, log} = await startBuild(docs, folder).result;
  for (const words of named) expect(log).toMatch(words);
  expect(code).toBe(1);
  expect(hashOf(folder)).toBe(lastGood);
});

test('mended, the same pages are built, and take the place of the last good build', async () => {
  // With its log, which says why if it is not.
  expect(await startBuild('mended', folder).result).toEqual({code: 0, log: expect.any(String)});
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<!doctype html>');
  expect(existsSync(path.join(folder, 'docs/guide.html'))).toBe(true);
  expect(existsSync(path.join(folder, 'assets/gone.js'))).toBe(false);
  expect(readdirSync(top)).toEqual(['build']);
});
