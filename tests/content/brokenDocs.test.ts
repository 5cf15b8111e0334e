/** @jest-environment node */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const site = path.resolve('tests/fixtures/broken-docs');
const output = mkdtempSync(path.join(tmpdir(), 'broken-docs-'));
const folders = ['link', 'anchor', 'markdown', 'mended'] as const;
type Folder = (typeof folders)[number];

interface Build {
  readonly succeeded: boolean;
  readonly log: string;
}

/** Builds the fixture site from one of its folders, as `npm run build` does the real one. */
function build(folder: Folder): Promise<Build> {
  return new Promise((resolve, reject) => {
    const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [cli, 'build', site, '--out-dir', path.join(output, folder)], {
      env: {
        ...process.env,
        DOCS_FOLDER: folder,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', folder),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NODE_ENV: 'production',
        NO_COLOR: 'true',
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({succeeded: status === 0, log}));
  });
}

const builds = new Map<Folder, Build>();
const buildOf = (folder: Folder): Build => {
  const found = builds.get(folder);
  if (found === undefined) throw new Error(`The folder "${folder}" was not built.`);
  return found;
};

beforeAll(async () => {
  await Promise.all(folders.map(async (folder) => builds.set(folder, await build(folder))));
}, 240_000);

afterAll(() => {
  rmSync(output, {recursive: true, force: true});
  rmSync(path.join(site, '.docusaurus'), {recursive: true, force: true});
});

test('a link to a page that is not there stops the build, which names both pages', () => {
  const {succeeded, log} = buildOf('link');
  expect(log).toMatch(/Broken link on source page path = \/:\s+-> linking to \/docs\/lost-guide/);
  expect(succeeded).toBe(false);
});

test('a link to a heading that is not there stops the build, which names page and heading', () => {
  const {succeeded, log} = buildOf('anchor');
  expect(log).toMatch(/Broken anchor on source page path = \/:\s+-> linking to \/docs\/guide#lost-steps/);
  expect(succeeded).toBe(false);
});

test('a link to a file and an image that are not there stop the build, which names the sources', () => {
  const {succeeded, log} = buildOf('markdown');
  expect(log).toContain('./lost-guide.mdx');
  expect(log).toContain('broken-docs/markdown/index.mdx');
  expect(log).toContain('./lost-step.png');
  expect(log).toContain('broken-docs/markdown/guide.mdx');
  expect(succeeded).toBe(false);
});

test('mended, the same pages are built', () => {
  // With its log, which says why if it is not.
  expect(buildOf('mended')).toEqual({succeeded: true, log: expect.any(String)});
  expect(existsSync(path.join(output, 'mended/docs/guide.html'))).toBe(true);
});
