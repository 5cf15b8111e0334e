import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {settingRules} from '../../lib/settings/schema';
import type {Settings} from '../../lib/settings/parse';
import type {Plan} from '../../content/plans';

/** Hosts reserved for examples (RFC 2606): nobody answers there. */
const exampleDomain = /(^|[.@/])example\.(com|org|net)\b/;
const emptyFormId = '00000000-0000-4000-8000-000000000000';

/** Settings that are unset, or still have a default that leads nowhere: one line each. */
export function settingsToReplace(settings: Settings): string[] {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(settingRules).flatMap(([name, {variable, purpose}]) => {
    const value = values.get(name);
    if (value === undefined) return [`${variable} is not set (${purpose})`];
    if (typeof value !== 'string') return [];
    if (exampleDomain.test(value) || value === emptyFormId) return [`${variable} is ${value} (${purpose})`];
    return [];
  });
}

/** The descriptions of all `placeholder('what', value)` calls in a part of a source. */
function placeholdersIn(node: ts.Node): string[] {
  const found: string[] = [];
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'placeholder') {
    const [description] = node.arguments;
    if (description !== undefined && ts.isStringLiteralLike(description)) found.push(description.text);
  }
  ts.forEachChild(node, (child) => void found.push(...placeholdersIn(child)));
  return found;
}

/** Placeholders in the TypeScript files below a folder, one line each with the file's name. */
export async function contentToReplace(folder: string): Promise<string[]> {
  const files = await readdir(folder, {recursive: true});
  const sources = files.filter((file) => /\.tsx?$/.test(file)).sort();
  const lists = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes('placeholder')) return [];
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
      return placeholdersIn(source).map((description) => `${file}: ${description}`);
    }),
  );
  return lists.flat();
}

/** Prices and rates that are TBD, one line each with the file they are written in. */
export function pricesToReplace(plans: readonly Plan[], tierRates: string): string[] {
  const open = plans.filter(({price}) => price === 'TBD').map(({name}) => `The price of ${name}`);
  const points = tierRates === 'TBD' ? [...open, 'The traffic tiers and their rates'] : open;
  return points.map((point) => `content/plans.ts: TBD: ${point}`);
}
