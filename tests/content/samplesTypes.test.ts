/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import {readTree} from '../support/readTree';
import {ReadersFolder} from '../support/samples';

// The compiler reads the types of Node each time.
jest.setTimeout(60_000);

/** A script with @types/node, in a folder without a configuration of its own. */
const forNode: ts.CompilerOptions = {types: ['node'], lib: ['lib.es2022.d.ts'], module: ts.ModuleKind.NodeNext};

/** Code for a page, put together by a bundler. */
const forBrowsers: ts.CompilerOptions = {
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // The packages' own types are their authors' to check.
  skipLibCheck: true,
};

/** What `tsc --strict` says about a file with others beside it. */
function problemsIn(file: string, environment: ts.CompilerOptions, beside: readonly string[] = []): string[] {
  const program = ts.createProgram(
    [file, ...beside].map((name) => path.resolve(name)),
    {
      ...environment,
      strict: true,
      noEmit: true,
      typeRoots: [path.resolve('node_modules/@types')],
      target: ts.ScriptTarget.ES2022,
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

const scripts = readTree('docs/samples/api-integration', /\.ts$/).map(({file}) => file);
const callbacks = readTree('docs/samples/analytics', /(?<!\.d)\.ts$/).map(({file}) => file);
const [tailorTypes, vendorTypes] = ['docs/samples/analytics/tailor.d.ts', 'docs/samples/analytics/vendors.d.ts'];

test('there are samples to check', () => {
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  expect(callbacks.length).toBeGreaterThanOrEqual(5);
});

test.each(scripts)("%s passes in a reader's strict project", (file) => {
  expect(problemsIn(file, forNode)).toEqual([]);
});

test.each(callbacks)('%s passes with the types that the guide offers', (file) => {
  // A sample that imports its tool needs no types of the tools that are on the page as scripts.
  const types = file.endsWith('-npm.ts') ? [tailorTypes] : [tailorTypes, vendorTypes];
  expect(problemsIn(file, forBrowsers, types)).toEqual([]);
});

test('a script that trusts what it fetches, and a callback with misspelt names, are caught', () => {
  const folder = new ReadersFolder();
  folder.write('trusting.ts', 'const body: unknown = {};\nconsole.log(body.activePages);\n');
  expect(problemsIn(path.join(folder.path, 'trusting.ts'), forNode)).toEqual([
    expect.stringContaining("'body' is of type 'unknown'"),
  ]);
  folder.write(
    'misspelt.ts',
    "window.tailor.init({analyticsProvider: 'ga4', experimentInitCallback: ({group}) => console.log(group)});\n",
  );
  expect(problemsIn(path.join(folder.path, 'misspelt.ts'), forBrowsers, [tailorTypes])).toEqual([
    expect.stringContaining('\'"ga4"\' is not assignable'),
    expect.stringContaining("'group' does not exist on type 'ExperimentEvent'"),
  ]);
  folder.remove();
});
