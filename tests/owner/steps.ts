/** What is run after an edit: a command with its words, in the copy. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The tests that the edit names come behind its words. */
  readonly takesSpecs?: true;
}

const ofPackage = (name: string): string => `node_modules/.bin/${name}`;

/** An owner has the format written; it is no fault of an edit. */
const format: Step = {
  name: 'format',
  command: [ofPackage('prettier'), '--write', '--log-level', 'warn', 'src', 'docs', 'blog', 'sidebars.ts'],
};
const build: Step = {name: 'build', command: [process.execPath, 'src/pipeline/server/build.mjs']};
const check: Step = {name: 'check', command: [process.execPath, 'tests/run.mjs', 'check']};
const browser: Step = {name: 'browser tests', command: [ofPackage('playwright'), 'test'], takesSpecs: true};

const types: Step = {name: 'types', command: ['npm', 'run', '--silent', 'typecheck']};
const lint: Step = {name: 'lint', command: [ofPackage('oxlint'), '-c', 'oxlint.config.mjs']};

const jest = (...words: readonly string[]): Step['command'] => [ofPackage('jest'), '--maxWorkers=100%', ...words];

const contentTests: Step = {name: 'content tests', command: jest('tests/content')};

/** Unit tests of what imports a file that was changed; all others ran on the original, and would find the same. */
const relatedTests: Step = {
  name: 'unit tests of what was changed',
  command: jest('tests/unit', '--changedSince', 'HEAD~1', '--passWithNoTests'),
};

/** All that an owner runs. */
const daily: Step = {name: 'npm test', command: [process.execPath, 'tests/run.mjs']};

export const everyStep: readonly Step[] = [format, build, check, browser];
export const further: readonly Step[] = [format, build, types, lint, contentTests, relatedTests];
export const dailySteps: readonly Step[] = [format, daily];
