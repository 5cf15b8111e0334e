import path from 'node:path';
import ts from 'typescript';
import {readTree} from '../support/readTree';
import {readersFolder} from '../support/samples';

/** Scripts with @types/node, in a folder without a configuration of its own. */
const forNode: ts.CompilerOptions = {types: ['node'], lib: ['lib.es2022.d.ts'], module: ts.ModuleKind.NodeNext};

/** Code for a page, put together by a bundler. */
const forBrowsers: ts.CompilerOptions = {
  types: [],
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
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
  // Of these files alone: what packages bring along is theirs to mend.
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found].map(
    ({file, messageText}) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

/** What imports Next.js is checked by its own build, weekly: tests/e2e/docs/nextjs.spec.ts. */
const sources = readTree('docs/samples', /\.tsx?$/).filter(({text}) => !/\bfrom 'next\//.test(text));
const sampleFolders = [...new Set(sources.map(({file}) => path.dirname(file)))];
const sourcesIn = (samples: string) => sources.filter(({file}) => path.dirname(file) === samples);

/** Samples that import a module of Node are scripts; all others are for pages. */
const environmentOf = (samples: string): ts.CompilerOptions =>
  sourcesIn(samples).some(({text}) => /\bfrom 'node:/.test(text)) ? forNode : forBrowsers;

interface WrongFile {
  readonly text: string;
  readonly problems: readonly string[];
}

const trusting: WrongFile = {
  text: 'const body: unknown = {};\nconsole.log(body.activePages);\n',
  problems: ["wrong.ts: 'body' is of type 'unknown'."],
};

/** What a reader of a guide may write that its types are to catch. */
const wrongFiles: Readonly<Record<string, WrongFile>> = {
  'docs/samples/analytics': {
    text: "window.tailor?.init({analyticsProvider: 'ga4', experimentInitCallback: ({group}) => console.log(group)});\n",
    problems: [
      `wrong.ts: Type '"ga4"' is not assignable`,
      "wrong.ts: Property 'group' does not exist on type 'ExperimentEvent'",
    ],
  },
};

const folder = readersFolder();

test('the samples are found', () => {
  expect(sampleFolders.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(0);
});

test.each(sampleFolders)("%s passes in a reader's strict project, and a wrong file with it is caught", (samples) => {
  const {text, problems} = wrongFiles[samples] ?? trusting;
  folder.write('wrong.ts', text);
  const files = sourcesIn(samples).map(({file}) => path.resolve(file));
  const found = problemsIn([...files, path.join(folder.path, 'wrong.ts')], environmentOf(samples));
  const isPlanted = (problem: string): boolean => problem.includes('wrong.ts');
  // A sample is read with the files of its folder alone: what it uses of Tailor is in a tailor.d.ts beside it.
  expect(found.filter((problem) => !isPlanted(problem))).toEqual([]);
  const planted = found.filter(isPlanted);
  expect(planted).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(planted[index]).toContain(problem);
});

test("callbacks with the tools' packages need the types of Tailor only", () => {
  const callbacks = readTree('docs/samples/analytics', /-npm\.ts$|^tailor\.d\.ts$/).map(({file}) => path.resolve(file));
  expect(callbacks).toHaveLength(3);
  expect(problemsIn(callbacks, forBrowsers)).toEqual([]);
});
