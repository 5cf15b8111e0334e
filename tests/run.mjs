/**
 * Runs the project's checks one after the other and ends with one line that
 * counts them: `npm test` runs everything, `npm run check` what needs no
 * browser. A check that fails does not keep the later ones from running.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureBrowser} from './support/browser.mjs';
import {countJest, countPlaywright, summary} from './support/counts.mjs';
import {freePort} from './support/freePort.mjs';
import {ensureNginx} from './support/nginx.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'tailor-ai-tests-'));
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

const run = (command, args) => ({command: path.join('node_modules/.bin', command), args});

const checks = [
  {name: 'types', ...run('tsc', ['--noEmit'])},
  {name: 'lint', ...run('eslint', ['.', '--max-warnings', '0'])},
  {
    name: 'format',
    ...run('prettier', ['--check', '.', '--log-level', 'warn']),
    remedy: '`npm run format` writes the format of these files.',
  },
  {name: 'dead code', ...run('knip', [])},
  {
    name: 'unit and content tests',
    ...run('jest', ['--json', `--outputFile=${jestReport}`]),
    count: () => countJest(readReport(jestReport)),
  },
];

const browserChecks = async () => [
  {name: 'build', command: process.execPath, args: ['src/build/server/build.mjs']},
  {name: 'build with a form provider', command: process.execPath, args: ['tests/support/buildHubspot.mjs']},
  {
    name: 'browser tests',
    needs: 'build',
    ...run('playwright', ['test']),
    env: {CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_REPORT: playwrightReport, PORT: String(await freePort())},
    count: () => countPlaywright(readReport(playwrightReport)),
  },
  // The same inputs each time; new ones are tried once a week (.github/workflows/hunt.yml).
  {name: 'hunt', needs: 'build', ...run('tsx', ['tests/hunt/run.ts', '--seconds', '60', '--seed', '1'])},
];

/** The counts of a finished check's own tests; a check without tests counts as one. */
function countOf({name, count}, succeeded) {
  if (count === undefined) return {name, passed: 0, failed: succeeded ? 0 : 1};
  try {
    const {passed, failed, skipped} = count();
    // It may fail without a failed test, such as when a server does not start.
    return {name, passed, failed: succeeded || failed > 0 ? failed : 1, skipped};
  } catch {
    return {name, passed: 0, failed: 1};
  }
}

function runCheck(check, finished) {
  console.log(`\n== ${check.name}`);
  if (finished.some(({name, failed}) => name === check.needs && failed > 0)) {
    console.log(`left out, because ${check.needs} failed`);
    return {name: check.name, passed: 0, failed: 1};
  }
  const {status} = spawnSync(check.command, check.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...check.env},
    shell: process.platform === 'win32',
  });
  if (status !== 0 && check.remedy !== undefined) console.log(check.remedy);
  return countOf(check, status === 0);
}

try {
  const browserToo = process.argv[2] !== 'check';
  if (browserToo) ensureNginx();
  const finished = [];
  for (const check of [...checks, ...(browserToo ? await browserChecks() : [])])
    finished.push(runCheck(check, finished));
  const {lines, failed} = summary(finished);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, {recursive: true, force: true});
}
