import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkPackages} from '../support/siteCopy';

const program = path.resolve('node_modules/.bin/oxlint');
const config = 'oxlint.config.mjs';

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly {readonly span: {readonly line: number}}[];
  }[];
}

/** What the linter says of a folder's files. */
function lint(folder: string): {readonly status: number | null; readonly problems: string[]; stdout: string} {
  const {status, stdout} = spawnSync(program, ['-c', config, '--format', 'json'], {cwd: folder, encoding: 'utf8'});
  const {diagnostics}: Report = JSON.parse(stdout);
  const problems = diagnostics.map(
    ({code, message, filename, labels: [label]}) => `${filename}:${label?.span.line ?? '?'} ${code ?? message}`,
  );
  return {status, problems: problems.sort(), stdout};
}

test('mistakes of each kind are caught: of types, hooks, accessibility, of where code runs, and by folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-lint-'));
  try {
    cpSync('tests/fixtures/lint', folder, {recursive: true});
    const rule = 'src/pipeline/lint/browserCode.mjs';
    mkdirSync(path.dirname(path.join(folder, rule)), {recursive: true});
    for (const file of [config, 'tsconfig.json', rule]) cpSync(file, path.join(folder, file));
    linkPackages(folder);
    const {status, problems, stdout} = lint(folder);
    expect(status).toBe(1);
    expect(problems).toEqual([
      'src/Dead.tsx:2 site(browser-code)',
      'src/Dead.tsx:6 site(browser-code)',
      'src/Wrong.tsx:1 site(browser-code)',
      'src/Wrong.tsx:1 site(browser-code)',
      'src/Wrong.tsx:12 react-hooks(rules-of-hooks)',
      'src/Wrong.tsx:13 react(purity)',
      'src/Wrong.tsx:15 react-hooks(exhaustive-deps)',
      'src/Wrong.tsx:17 Unused eslint-disable directive (no problems were reported).',
      'src/Wrong.tsx:19 jsx-a11y(mouse-events-have-key-events)',
      'src/Wrong.tsx:19 jsx-a11y(no-static-element-interactions)',
      'src/Wrong.tsx:19 site(browser-code)',
      'src/Wrong.tsx:20 jsx-a11y(alt-text)',
      'src/Wrong.tsx:21 jsx-a11y(no-noninteractive-tabindex)',
      'src/Wrong.tsx:22 jsx-a11y(no-noninteractive-element-to-interactive-role)',
      'src/Wrong.tsx:6 typescript(no-floating-promises)',
      'src/Wrong.tsx:7 eslint(no-console)',
      'src/Wrong.tsx:7 typescript(consistent-type-assertions)',
      'src/Wrong.tsx:7 typescript(no-unnecessary-type-assertion)',
      'src/Wrong.tsx:8 eslint(eqeqeq)',
      'src/wrong.mjs:1 eslint(no-undef)',
      'tests/e2e/wrong.ts:1 eslint(no-restricted-imports)',
    ]);
    expect(stdout).toContain('useState does nothing here. Browsers get the HTML of this file and not its code.');
    expect(stdout).toContain('./Choices.client runs in browsers, inside of islands');
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('the site’s files are read, those in folders that begin as the built ones do too', () => {
  const {stdout} = spawnSync(program, ['-c', config, '--debug=files'], {encoding: 'utf8'});
  const files = stdout.split('\n');
  expect(files.length).toBeGreaterThan(0);
  for (const file of ['src/pipeline/server/build.mjs', 'tests/builds/builds.test.ts', config])
    expect(files).toContain(file);
});
