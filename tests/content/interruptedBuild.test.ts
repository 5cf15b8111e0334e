/** @jest-environment node */
import {spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const site = path.resolve('tests/fixtures/broken-docs');
const top = mkdtempSync(path.join(tmpdir(), 'interrupted-build-'));
const folder = path.join(top, 'build');

/** Starts `npm run build` on a small site. */
function startBuild(docs: 'mended' | 'link'): ChildProcess {
  return spawn(process.execPath, ['src/build/server/build.mjs', site, '--out-dir', folder], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DOCS_FOLDER: docs,
      // Beside those of the other test that builds this site at the same time.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus-interrupted', docs),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
    },
  });
}

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
async function begun(build: ChildProcess): Promise<void> {
  while (!existsSync(`${folder}.next`) || readdirSync(`${folder}.next`).length === 0) {
    if (build.exitCode !== null) throw new Error('The build ended before it could be killed.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'), {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), 'the last good build');
  writeFileSync(path.join(folder, 'assets/gone.js'), 'a script of it');
});

afterAll(() => {
  rmSync(top, {recursive: true});
  rmSync(path.join(site, '.docusaurus-interrupted'), {recursive: true, force: true});
});

test('the last good build outlives a build that is stopped, one that is killed, and one that fails', async () => {
  const lastGood = hashOf(folder);

  const stopped = startBuild('mended');
  await begun(stopped);
  stopped.kill('SIGTERM');
  expect(await once(stopped, 'exit')).not.toEqual([0, null]);
  expect(hashOf(folder)).toBe(lastGood);
  // So that the next one is seen to begin.
  rmSync(`${folder}.next`, {recursive: true});

  const killed = startBuild('mended');
  await begun(killed);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(hashOf(folder)).toBe(lastGood);
  expect(readdirSync(top)).toContain('build.next');

  expect(await once(startBuild('link'), 'exit')).toEqual([1, null]);
  expect(hashOf(folder)).toBe(lastGood);

  expect(await once(startBuild('mended'), 'exit')).toEqual([0, null]);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<!doctype html>');
  expect(existsSync(path.join(folder, 'assets/gone.js'))).toBe(false);
  expect(readdirSync(top)).toEqual(['build']);
}, 240_000);
