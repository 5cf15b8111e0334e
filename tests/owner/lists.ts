import ts from 'typescript';
import type {SiteFiles} from './siteFiles';

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const isList = (node: ts.Node): node is List => ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/** What is inside of `as const`, `satisfies` and parentheses. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The array or object that a file gives to a name, at any depth. */
function listNamed(file: string, source: ts.SourceFile, name: string): List {
  const found: List[] = [];
  const walk = (node: ts.Node): void => {
    const isNamed =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText(source) === name;
    const value = isNamed && node.initializer !== undefined ? bare(node.initializer) : undefined;
    if (value !== undefined && isList(value)) found.push(value);
    ts.forEachChild(node, walk);
  };
  walk(source);
  const [list] = found;
  if (list === undefined) throw new Error(`${file} has no list named ${name}; adapt tests/owner/edits.`);
  return list;
}

const elementsOf = (list: List): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties;

/** Adds a first element to a list. */
export function addFirst(site: SiteFiles, file: string, name: string, element: string): void {
  const text = site.read(file);
  const list = listNamed(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), name);
  const start = list.getStart() + 1;
  site.write(file, `${text.slice(0, start)}${element},${text.slice(start)}`);
}

/** Adds a last element to a list. */
export function addLast(site: SiteFiles, file: string, name: string, element: string): void {
  const text = site.read(file);
  const list = listNamed(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), name);
  const last = elementsOf(list).at(-1);
  const end = last?.getEnd() ?? list.getStart() + 1;
  site.write(file, `${text.slice(0, end)}${last === undefined ? '' : ','}${element}${text.slice(end)}`);
}

/** Takes one element out of a list; from the end with a negative number. */
export function removeAt(site: SiteFiles, file: string, name: string, index: number): void {
  const text = site.read(file);
  const list = listNamed(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), name);
  const elements = elementsOf(list);
  const element = elements.at(index);
  if (element === undefined)
    throw new Error(`${name} in ${file} has ${elements.length} elements; adapt tests/owner/edits.`);
  const rest = text.slice(element.getEnd()).replace(/^\s*,/, '');
  site.write(file, text.slice(0, element.getFullStart()) + rest);
}
