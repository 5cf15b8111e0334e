import path from 'node:path';
import ts from 'typescript';

function compilerOptions(): ts.CompilerOptions {
  const {config} = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
}

/** Files of the site and of packages, which are read once. */
const read = new Map<string, ts.SourceFile | undefined>();

/**
 * What `npm run typecheck` would say about files of the site, were they
 * written: a line for each error, with the file's name.
 *
 * @param files the texts of new and of changed files, by path from the site's folder.
 */
export function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {...compilerOptions(), noEmit: true};
  const stock = ts.createCompilerHost(options, true);
  const texts = new Map([...files].map(([file, text]) => [path.resolve(file), text]));
  const textOf = (file: string): string | undefined => texts.get(path.resolve(file));
  const isNew = (folder: string): boolean =>
    [...texts.keys()].some((file) => file.startsWith(`${path.resolve(folder)}${path.sep}`));
  const host: ts.CompilerHost = {
    ...stock,
    readFile: (file) => textOf(file) ?? stock.readFile(file),
    fileExists: (file) => textOf(file) !== undefined || stock.fileExists(file),
    directoryExists: (folder) => isNew(folder) || stock.directoryExists?.(folder) === true,
    getSourceFile(file, language, ...rest) {
      const text = textOf(file);
      if (text !== undefined) return ts.createSourceFile(file, text, language, true);
      if (!read.has(file)) read.set(file, stock.getSourceFile(file, language, ...rest));
      return read.get(file);
    },
  };
  const roots = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(roots, options, host);
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({messageText}) => `${path.relative(process.cwd(), root)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
