/**
 * Runs the project's checks, several at a time where one would leave a core free, and ends with one line that counts
 * them: `npm test` runs what each change needs, `npm run test:all` also what the weekly workflow runs, `npm run check`
 * what needs neither a browser nor a build.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {forgetSettings} from './support/ownSettings.mjs';
import {everything, withoutBrowser} from './support/run/checks.mjs';
import {runStages, summary} from './support/run/stages.mjs';

/** How far behind the measurements are; empty where there are none, or where their commit is not in the history. */
function ageOfMeasurements() {
  const file = 'tests/benchmark/results.md';
  const [, commit] = /Commit (\w+)/.exec(readFileSync(file, 'utf8')) ?? [];
  const {status, stdout} = spawnSync('git', ['rev-list', '--count', `${commit}..HEAD`], {encoding: 'utf8'});
  return status === 0 ? `${file} is ${stdout.trim()} commits old.\n` : '';
}

forgetSettings();
const reports = mkdtempSync(path.join(tmpdir(), 'tailor-ai-tests-'));

try {
  const browserToo = process.argv[2] !== 'check';
  const isAll = process.argv[2] === 'all';
  if (isAll) process.env.TEST_ALL = 'true';
  const stages = browserToo ? await everything(reports, isAll) : withoutBrowser(reports);
  const {lines, failed} = summary(await runStages(stages));
  console.log(`\n${browserToo ? '' : ageOfMeasurements()}${lines.join('\n')}`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, {recursive: true, force: true});
}
