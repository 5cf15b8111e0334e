import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {lockBuild} from '@site/src/pipeline/server/buildLock.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
const generated = path.join(folder, '.docusaurus/build');
const lock = pathToFileURL('src/pipeline/server/buildLock.mjs').href;

const started: ChildProcess[] = [];

afterAll(() => {
  for (const build of started) build.kill('SIGKILL');
  rmSync(folder, {recursive: true});
});

/** A build that does nothing but run, or ends at once. */
function start(isLong: boolean) {
  const code = `import {lockBuild} from ${JSON.stringify(lock)};
    lockBuild(${JSON.stringify(generated)});
    console.log('locked');
    ${isLong ? 'setInterval(() => {}, 1000);' : ''}`;
  const build = spawn(process.execPath, ['--input-type=module', '-e', code]);
  started.push(build);
  return build;
}

test('of two builds at once the later one says that there is another', async () => {
  const first = start(true);
  await once(first.stdout, 'data');
  expect(() => lockBuild(generated)).toThrow(`Another build of this site is running, process ${first.pid}: wait`);
  first.kill('SIGKILL');
  await once(first, 'exit');
  // What it left behind keeps nobody out.
  expect(existsSync(`${generated}.lock`)).toBe(true);
  const [code] = await once(start(false), 'exit');
  expect(code).toBe(0);
  expect(existsSync(`${generated}.lock`)).toBe(false);
});

test('what is left in the file keeps nobody out', async () => {
  writeFileSync(`${generated}.lock`, 'no number');
  const [code] = await once(start(false), 'exit');
  expect(code).toBe(0);
});
