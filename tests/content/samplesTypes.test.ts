/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import {readTree} from '../support/readTree';
import {ReadersFolder} from '../support/samples';

// The compiler reads the types of Node each time.
jest.setTimeout(60_000);

/** What `tsc --strict` with @types/node says about files in folders without a configuration of their own. */
function problemsIn(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
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
    .map(({file, messageText}) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

test("the scripts pass in a reader's strict project, and one that trusts what it fetches is caught", () => {
  const scripts = readTree('docs/samples/api-integration', /\.ts$/).map(({file}) => path.resolve(file));
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  const folder = new ReadersFolder();
  folder.write('trusting.ts', 'const body: unknown = {};\nconsole.log(body.activePages);\n');
  expect(problemsIn([...scripts, path.join(folder.path, 'trusting.ts')])).toEqual([
    `${folder.path}/trusting.ts: 'body' is of type 'unknown'.`,
  ]);
  folder.remove();
});
