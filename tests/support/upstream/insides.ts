import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isLookUp = (called: ts.Expression): boolean =>
  (ts.isIdentifier(called) && called.text === 'resolve') ||
  (ts.isPropertyAccessExpression(called) && called.name.text === 'resolve');

const packageName = /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/;

/** Everything written as a string in code, and in code that is written as a string. */
function stringsIn(text: string): string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push(node.text, ...(/\b(import|require)\b/.test(node.text) ? stringsIn(node.text) : []));
    }
    // A package that is looked up in the file system is looked into.
    if (ts.isCallExpression(node) && isLookUp(node.expression)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name) && packageName.test(name.text)) strings.push(`${name.text}/`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return strings;
}

/** The paths in a part of a package.json: what it exports by name, the files of that, and its programs. */
function pathsOf(part: unknown): string[] {
  if (typeof part === 'string') return [path.posix.join('/', part)];
  if (!(part instanceof Object)) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key.startsWith('.') ? [path.posix.join('/', key)] : []),
    ...pathsOf(value),
  ]);
}

const offers = new Map<string, readonly string[] | undefined>();

/** The paths that an installed package offers; undefined where there is no such package. */
function offerOf(name: string): readonly string[] | undefined {
  if (!offers.has(name)) {
    const file = path.join('node_modules', name, 'package.json');
    const manifest: {exports?: unknown; bin?: unknown} | undefined = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : undefined;
    offers.set(name, manifest && [...pathsOf(manifest.exports), ...pathsOf(manifest.bin)]);
  }
  return offers.get(name);
}

/** Docusaurus made this package for its own, and its documentation does not have it. */
const undocumented = ['@docusaurus/utils'];

/**
 * What code names of the packages in node_modules that these do not offer: files that no package.json exports, packages
 * without documentation, and modules that Docusaurus generates for itself. Any string counts, in an import or not.
 */
export function insidesIn(text: string): string[] {
  return stringsIn(text).filter((string) => {
    if (/^@generated\/\w/.test(string)) return !/^@generated\/(browser-files|api-description)\//.test(string);
    const [, name = '', below = ''] =
      /^(?:node_modules\/)?((?:@[\w.-]+\/)?[\w-][\w.-]*)((?:\/[\w@.-]*)*)$/.exec(string) ?? [];
    const offer = name === '' ? undefined : offerOf(name);
    if (offer === undefined) return false;
    if (below === '') return undocumented.includes(name);
    // An export that is named so is no offer.
    return below === '/' || below.includes('internal') || !offer.includes(below);
  });
}
