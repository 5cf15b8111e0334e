import {realpathSync} from 'node:fs';
import {createRequire} from 'node:module';

// npx has put the packages beside the program that it runs.
const {resolve} = createRequire(realpathSync(process.argv[1]));

/** Changes the site's logic a little at a time and runs the tests of each change; `run.ts` says how it starts. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {configFile: 'tests/mutants/jest.config.mjs'},
  buildCommand: `node tests/mutants/nameEnvironment.mjs ${resolve('@stryker-mutator/jest-runner/jest-env/jsdom')}`,
  coverageAnalysis: 'perTest',
  // What runs once as a file is loaded, every test of it would have to be run for: three quarters of the time.
  ignoreStatic: true,
  mutate: [
    'src/lib/**/*.ts',
    'src/tools/**/*.ts',
    'src/pipeline/hosting/**/*.ts',
    'src/blog/check/**/*.ts',
    'src/shell/search/**/*.ts',
    // What runs in browsers alone is tested there.
    '!src/**/*.{behavior,client,head,worker,island}.ts',
  ],
  mutator: {excludedMutations: ['StringLiteral', 'Regex']},
  ignorePatterns: ['/build*', '/.docusaurus/*', '!/.docusaurus/test', '/.wrangler', '/.benchmark'],
  // There is none: Jest's transform reads no tsconfig.json, and Stryker would rewrite it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  tempDirName: '.mutants',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: {fileName: '.mutants-report.json'},
  clearTextReporter: {allowColor: false, logTests: false, reportTests: false},
  thresholds: {high: 90, low: 85, break: 85},
  timeoutMS: 30_000,
};
