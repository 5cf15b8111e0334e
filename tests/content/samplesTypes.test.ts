/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import {readTree} from '../support/readTree';
import {ReadersFolder} from '../support/samples';

// The compiler reads the types of Node each time.
jest.setTimeout(60_000);

/** What `tsc --strict` with @types/node says about a file, in a folder without a configuration of its own. */
function problemsIn(file: string): string[] {
  const program = ts.createProgram([path.resolve(file)], {
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

const scripts = readTree('docs/samples/api-integration', /\.ts$/).map(({file}) => file);

test('there are scripts to check', () => {
  expect(scripts.length).toBeGreaterThanOrEqual(2);
});

test.each(scripts)("%s passes in a reader's strict project", (file) => {
  expect(problemsIn(file)).toEqual([]);
});

test('a script that trusts what it fetches is caught', () => {
  const folder = new ReadersFolder();
  folder.write('trusting.ts', 'const body: unknown = {};\nconsole.log(body.activePages);\n');
  expect(problemsIn(path.join(folder.path, 'trusting.ts'))).toEqual([
    expect.stringContaining("'body' is of type 'unknown'"),
  ]);
  folder.remove();
});
