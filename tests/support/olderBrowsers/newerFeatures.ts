/** What code asks of browsers that those of 2021 did not have yet, by the types of TypeScript and the tables of MDN. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {CompatData, Identifier} from '@mdn/browser-compat-data';

/** The browsers that were current in the middle of 2021. */
const browsers = {chrome: 91, edge: 91, firefox: 89, safari: 14.1, safari_ios: 14.5} as const;

const data: CompatData = JSON.parse(
  readFileSync(path.resolve('node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
);

/** The browsers that lack a feature, with the version that brought it. */
function lacking({__compat}: Identifier): string[] {
  return Object.entries(browsers).flatMap(([browser, version]) => {
    const statement = Object.entries(__compat?.support ?? {}).find(([name]) => name === browser)?.[1];
    if (statement === undefined) return [];
    const statements = Array.isArray(statement) ? statement : [statement];
    const has = statements.some(
      ({version_added: added, prefix, flags, alternative_name: otherName}) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= version &&
        prefix === undefined &&
        flags === undefined &&
        otherName === undefined,
    );
    return has ? [] : [`${browser} ${String(statements[0]?.version_added)}`];
  });
}

const isOfPlatform = (declaration: ts.Declaration): boolean =>
  /[\\/]lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** A type's own name and those of all that it extends, as MDN lists its members. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => {
    const own = part.getSymbol()?.getName() ?? '';
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : [];
    return [own.replace(/Constructor$/, ''), ...bases.flatMap((base) => namesOf(base, checker))];
  });
}

const entry = (names: readonly string[], member: string): [string, Identifier] | undefined => {
  for (const name of names) {
    const found = data.api[name]?.[member] ?? data.javascript.builtins?.[name]?.[member];
    if (found?.__compat !== undefined) return [`${name}.${member}`, found];
  }
  return undefined;
};

/** The feature of the platform that a name in code stands for. */
function featureOf(node: ts.Identifier, checker: ts.TypeChecker): [string, Identifier] | undefined {
  const {parent} = node;
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol?.declarations?.some(isOfPlatform)) return undefined;
  const name = node.text;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const type = checker.getApparentType(checker.getTypeAtLocation(parent.expression));
    const owners = symbol.declarations.flatMap(({parent: owner}) =>
      ts.isInterfaceDeclaration(owner) ? [owner.name.text.replace(/Constructor$/, '')] : [],
    );
    return entry([...namesOf(type, checker), ...owners, 'Window'], name);
  }
  if (ts.isTypeNode(parent) || ts.isTypeQueryNode(parent)) return undefined;
  if (ts.isNewExpression(parent)) return entry([name], name);
  const found = data.api[name] ?? data.javascript.builtins?.[name] ?? data.api.Window?.[name];
  return found?.__compat === undefined ? undefined : [name, found];
}

/**
 * What some files, and all that they import of this project, ask for that is newer than the browsers of 2021.
 *
 * @param entries paths of TypeScript files.
 * @returns a sentence for each use: the file and line, the feature, and the versions that brought it.
 */
export function newerFeatures(entries: readonly string[]): string[] {
  const {config} = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([...entries], {...options, noEmit: true});
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({fileName}) => !/node_modules|\.d\.ts$/.test(fileName));
  const found: string[] = [];
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const [name, feature] = featureOf(node, checker) ?? [];
        const browsersWithout = feature === undefined ? [] : lacking(feature);
        if (browsersWithout.length > 0) {
          const {line} = file.getLineAndCharacterOfPosition(node.getStart());
          const place = path.relative(process.cwd(), file.fileName).split(path.sep).join('/');
          found.push(`${place}:${line + 1}: ${name ?? ''} (${browsersWithout.join(', ')})`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
