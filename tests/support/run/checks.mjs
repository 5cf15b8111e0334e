/** What `npm test` and `npm run check` consist of. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../freePort.mjs';

/**
 * A command that succeeds or fails, and how its own tests are counted, if it has any.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} [needs] the checks without whose success this one is left out.
 * @property {string} [remedy] what to do where it fails.
 * @property {boolean} [isLong] whether it prints as it goes, also beside others: who waits for it sees how far it is.
 * @property {Readonly<Record<string, string>>} [env]
 * @property {() => import('./stages.mjs').Count} [count]
 */

/**
 * Checks that run one after the other.
 *
 * @typedef {readonly Check[]} Lane
 */

/** @param {string} file */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} command a program of the project's packages.
 * @param {readonly string[]} args
 */
const run = (command, args) => ({command: path.join('node_modules/.bin', command), args});

const types = {name: 'types', command: 'npm', args: ['run', '--silent', 'typecheck']};
const lint = {name: 'lint', ...run('oxlint', ['-c', 'oxlint.config.mjs'])};
const format = {
  name: 'format',
  ...run('prettier', ['--check', '.', '--cache', '--log-level', 'warn']),
  remedy: '`npm run format` writes the format of these files.',
};
const styles = {name: 'styles', ...run('stylelint', ['src/**/*.css'])};
const imports = {name: 'imports', ...run('depcruise', ['src'])};
const spelling = {name: 'spelling', command: 'npm', args: ['run', '--silent', 'spelling']};
const deadCode = {name: 'dead code', ...run('knip', [])};

/**
 * By `npm run test:all` alone: readers' projects, built with what the docs' samples may be compiled by, and the workflow
 * that publishes, with a build of its own.
 */
const weekly = ['--testPathIgnorePatterns', 'builds/apiClient', 'builds/publishing', 'builds/samplesCompilers'];

/**
 * @param {string} name
 * @param {string} reports the folder to write its report to.
 * @param {readonly string[]} [words] what else Jest is told, such as where its tests are.
 */
function jest(name, reports, words = []) {
  const report = path.join(reports, 'jest.json');
  return {
    name,
    // Jest would leave a core free; what runs beside it takes its share all the same.
    ...run('jest', ['--maxWorkers=100%', '--json', `--outputFile=${report}`, ...words]),
    count() {
      const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults} = readReport(report);
      /** @type {{name: string, status: string}[]} */
      const files = testResults;
      // A test file that does not even load counts as one failure.
      return {
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        failures: files.flatMap(({name, status}) => (status === 'failed' ? [path.relative('.', name)] : [])),
      };
    },
  };
}

/**
 * What needs neither a browser nor a build, in stages: the lanes of a stage run at the same time.
 *
 * @param {string} reports the folder for reports.
 * @returns {readonly (readonly Lane[])[]}
 */
export const withoutBrowser = (reports) => [
  // About as long as one another; Jest takes both cores by itself.
  [
    [lint, format, styles, imports],
    [types, deadCode, spelling],
  ],
  [[jest('unit and content tests', reports, ['tests/unit', 'tests/content'])]],
];

/**
 * Everything. What needs the build comes a stage later, and browsers, which use each core by themselves, come last.
 *
 * @param {string} reports the folder for reports.
 * @param {boolean} all whether to run also what takes too long for each change.
 * @returns {Promise<readonly (readonly Lane[])[]>}
 */
export async function everything(reports, all) {
  const report = path.join(reports, 'playwright.json');
  const build = {name: 'build', command: process.execPath, args: ['src/pipeline/server/build.mjs']};
  const owner = {name: 'build of an owner', ...run('tsx', ['tests/support/owner/build.ts'])};
  const programs = {
    name: 'programs that tests need',
    command: process.execPath,
    args: ['tests/support/programs/run.mjs'],
  };
  const browser = {
    name: 'browser tests',
    // Both: a build that failed leaves an older one in its place, which would be tested.
    needs: [build.name, owner.name],
    isLong: true,
    ...run('playwright', ['test']),
    env: {
      PLAYWRIGHT_REPORT: report,
      PORT: String(await freePort()),
      NGINX_PORT: String(await freePort()),
      OWNER_PORT: String(await freePort()),
      OWNER_NGINX_PORT: String(await freePort()),
    },
    count() {
      const {stats, errors} = readReport(report);
      // An error outside any test counts as a failure.
      return {passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped};
    },
  };
  const enginesReport = path.join(reports, 'engines.json');
  const engines = {
    name: 'Firefox and WebKit',
    needs: [build.name],
    ...run('tsx', ['tests/engines/run.ts', '--report', enginesReport, ...(all ? ['--all'] : [])]),
    count: () => readReport(enginesReport),
  };
  // Ten rounds of the same inputs; the weekly workflow tries new ones for an hour.
  const hunt = {
    name: 'hunt',
    needs: [build.name],
    ...run('tsx', ['tests/hunt/run.ts', '--inputs', '1000', '--seed', '1']),
  };
  const configurationsReport = path.join(reports, 'configurations.json');
  const configurations = {
    name: 'configurations',
    ...run('tsx', ['tests/configurations/run.ts', '--report', configurationsReport]),
    count: () => readReport(configurationsReport),
  };
  return [
    [[build], [owner, lint], [programs]],
    [
      [jest('unit, content and build tests', reports, all ? [] : weekly)],
      [...(all ? [hunt] : []), types, format, styles, imports, deadCode, spelling],
    ],
    [[browser], [engines]],
    ...(all ? [[[configurations]]] : []),
  ];
}
