/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import {readTree} from '../support/readTree';
import {ReadersFolder} from '../support/samples';

// The compiler reads the types of Node and of the browser each time.
jest.setTimeout(60_000);

/** Scripts with @types/node, in a folder without a configuration of its own. */
const forNode: ts.CompilerOptions = {types: ['node'], lib: ['lib.es2022.d.ts'], module: ts.ModuleKind.NodeNext};

/** Code for a page, put together by a bundler. */
const forBrowsers: ts.CompilerOptions = {
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What `tsc --strict` says about files. */
function problemsIn(files: readonly string[], environment: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, {
    ...environment,
    strict: true,
    noEmit: true,
    // TypeScript's own files are right.
    skipDefaultLibCheck: true,
    typeRoots: [path.resolve('node_modules/@types')],
    target: ts.ScriptTarget.ES2022,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({file, messageText}) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

const filesOf = (guide: string, name = /\.ts$/): string[] =>
  readTree(`docs/samples/${guide}`, name).map(({file}) => path.resolve(file));

let folder: ReadersFolder;

beforeEach(() => {
  folder = new ReadersFolder();
});

afterEach(() => {
  folder.remove();
});

test("the scripts pass in a reader's strict project, and one that trusts what it fetches is caught", () => {
  const scripts = filesOf('api-integration');
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  folder.write('trusting.ts', 'const body: unknown = {};\nconsole.log(body.activePages);\n');
  expect(problemsIn([...scripts, path.join(folder.path, 'trusting.ts')], forNode)).toEqual([
    `${folder.path}/trusting.ts: 'body' is of type 'unknown'.`,
  ]);
});

test('the callbacks pass with the types that their guide offers, and one with misspelt names is caught', () => {
  const callbacks = filesOf('analytics');
  expect(callbacks.length).toBeGreaterThanOrEqual(8);
  folder.write(
    'misspelt.ts',
    "window.tailor.init({analyticsProvider: 'ga4', experimentInitCallback: ({group}) => console.log(group)});\n",
  );
  expect(problemsIn([...callbacks, path.join(folder.path, 'misspelt.ts')], forBrowsers)).toEqual([
    expect.stringContaining(`misspelt.ts: Type '"ga4"' is not assignable`),
    expect.stringContaining("misspelt.ts: Property 'group' does not exist on type 'ExperimentEvent'"),
  ]);
});

test("callbacks with the tools' packages need the types of Tailor only", () => {
  const callbacks = filesOf('analytics', /-npm\.ts$|^tailor\.d\.ts$/);
  expect(callbacks).toHaveLength(3);
  expect(problemsIn(callbacks, forBrowsers)).toEqual([]);
});
