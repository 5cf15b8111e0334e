import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

test('a build with a bad value ends at once, names variable, value and what to write, and leaves nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bad-settings-'));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['src/pipeline/server/build.mjs', '--out-dir', path.join(folder, 'build')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        REPORTS_URL: 'reports.acme.test',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/bad-settings',
        NO_COLOR: 'true',
      },
    },
  );
  const isThere = existsSync(path.join(folder, 'build'));
  for (const each of [folder, '.docusaurus/bad-settings']) rmSync(each, {recursive: true, force: true});
  expect(`${stdout}${stderr}`).toMatch(
    /REPORTS_URL is "reports\.acme\.test", which is not valid\. Expected an absolute https address.* such as https:\/\/.*\. Correct it/,
  );
  expect(status).not.toBe(0);
  expect(isThere).toBe(false);
});
