import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-browser-'));

afterAll(() => rmSync(folder, {recursive: true}));

function fakeBrowser(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function choose(executable: string): {status: number | null; stdout: string; stderr: string} {
  return spawnSync(process.execPath, ['tests/support/browser.mjs'], {
    env: {...process.env, CHROMIUM_PATH: executable},
    encoding: 'utf8',
  });
}

test('CHROMIUM_PATH is taken before any other browser', () => {
  const executable = fakeBrowser('my-chromium', 'echo "Chromium 150.0"');
  expect(choose(executable)).toMatchObject({status: 0, stdout: `Browser: ${executable}\n`});
});

test.each([
  ['a path without a file', () => path.join(folder, 'missing')],
  ['a program that is no browser', () => fakeBrowser('other', 'echo "other 1.0"')],
  ['a script that only says what to install', () => fakeBrowser('snap-script', 'echo "Install chromium" && exit 1')],
])('CHROMIUM_PATH with %s is refused in one sentence', (_case, executable) => {
  const {status, stderr} = choose(executable());
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CHROMIUM_PATH is ".+", which is no Chrome or Chromium that runs\. .+\n$/);
});
