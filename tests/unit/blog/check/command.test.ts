import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {postFixtures} from '../../../support/postFixtures';
import {runScript} from '../../../support/tsx';

// Each run starts the compiler.
jest.setTimeout(60_000);

const siteDir = mkdtempSync(path.join(tmpdir(), 'check-content-'));
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

const checkContent = (cwd: string) => runScript([path.resolve('src/blog/check/run.ts')], {cwd});

test('the command says in one line that there is nothing to mend', () => {
  const {status, stdout, stderr} = checkContent(process.cwd());
  expect({status, stdout, stderr}).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+ posts checked, nothing to mend\.\n$/),
    stderr: '',
  });
});

test('the command prints the findings and fails with them', () => {
  cpSync(path.join(postFixtures, 'many'), path.join(siteDir, 'blog'), {recursive: true});
  const {status, stderr} = checkContent(siteDir);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^blog\/2025-10-08-post\/index\.md\n {2}1\. title \(line 2\): /m);
  expect(stderr).not.toMatch(/^\s+at /m);
});
