import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, isAll, test} from '../support/browserTest';
import {judgeFiles, knownEndings} from '../support/builtFiles';
import {brokenFiles, wholeFiles} from '../support/builtFiles/broken';

test('every file of a build is what its ending says', async ({page}) => {
  test.setTimeout(180_000);
  const first = await judgeFiles(page, 'build');
  expect(first.names.length).toBeGreaterThan(0);
  const second = isAll ? await judgeFiles(page, 'build-owner', 'build') : {problems: []};
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test('a file of each kind that is not what its ending says is told of', async ({page}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-files-'));
  try {
    for (const [name, content] of Object.entries(brokenFiles)) writeFileSync(path.join(folder, name), content);
    const {names, problems} = await judgeFiles(page, folder);
    const told = problems.map((problem) => problem.split(':')[0]);
    expect(told).toEqual(names.filter((name) => !wholeFiles.includes(name)));
    const endings = new Set(names.map((name) => (name.includes('.') ? name.split('.').at(-1) : '')));
    expect(knownEndings.filter((ending) => !endings.has(ending))).toEqual([]);
    expect(problems).toContain(
      'unknown.xyz: no check knows such files: add "xyz" to tests/support/builtFiles/inNode.ts or inBrowser.ts',
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
