import {readdir} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {readText} from '../files';
import {settingRules} from '../../lib/settings/schema';
import type {Settings} from '../../lib/settings/parse';
import type {Plan} from '../../content/plans';

/** Hosts reserved for examples (RFC 2606): nobody answers there. */
const exampleHost = /(?:^|\.)(?:example|invalid|example\.(?:com|org|net))\.?$/;
const emptyFormId: string = settingRules.hubspotFormId.fallback;

/** The hosts of an address, of an email address, or of each address in a map. */
function hostsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(hostsOf);
  if (typeof value !== 'string') return [];
  if (URL.canParse(value)) return [new URL(value).hostname];
  return [...value.matchAll(/@([^@]+)$/g)].map(([, host = '']) => host.toLowerCase());
}

export const isExample = (value: unknown): boolean => hostsOf(value).some((host) => exampleHost.test(host));

/** What a setting has in the place of a value; undefined if it has one. */
function replaceable(value: unknown): 'unset' | 'placeholder' | undefined {
  if (value === undefined) return 'unset';
  return isExample(value) || value === emptyFormId ? 'placeholder' : undefined;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function listed(settings: Settings): {variable: string; line: string; kind: 'unset' | 'placeholder'}[] {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(settingRules).flatMap(([name, {variable, purpose}]) => {
    const value = values.get(name);
    const kind = replaceable(value);
    if (kind === undefined) return [];
    return [{variable, kind, line: `${variable} is ${kind === 'unset' ? 'not set' : shown(value)} (${purpose})`}];
  });
}

/** Settings that are unset, or still have a default that leads nowhere: one line each. */
export const settingsToReplace = (settings: Settings): string[] => listed(settings).map(({line}) => line);

/**
 * The settings with which no site should be deployed, one line each: addresses of examples, and a form of nobody's.
 * What is unset is left out of the pages by design, and what the content lacks is on the list alone.
 */
export function settingsThatLeadNowhere(settings: Settings): string[] {
  const isFormUsed = settings.hubspotPortalId !== undefined;
  return listed(settings)
    .filter(({variable, kind}) => kind === 'placeholder' && (variable !== 'HUBSPOT_FORM_ID' || isFormUsed))
    .map(({line}) => line);
}

/** A call of `placeholder('what', value)` in a source. */
export interface Placeholder {
  readonly description: string;
  readonly call: ts.CallExpression;
}

/** All placeholders in a part of a source. */
export function placeholdersIn(node: ts.Node): Placeholder[] {
  const found: Placeholder[] = [];
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'placeholder') {
    const [description] = node.arguments;
    if (description !== undefined && ts.isStringLiteralLike(description)) {
      found.push({description: description.text, call: node});
    }
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
      const text = await readText(path.join(folder, file));
      if (!text.includes('placeholder')) return [];
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
      return placeholdersIn(source).map(({description}) => `${file}: ${description}`);
    }),
  );
  return lists.flat();
}

/** Prices and rates that are TBD, one line each with the file they are written in. */
export function pricesToReplace(plans: readonly Pick<Plan, 'name' | 'price'>[], tierRates: string): string[] {
  const open = plans.filter(({price}) => price === 'TBD').map(({name}) => `The price of ${name}`);
  const points = tierRates === 'TBD' ? [...open, 'The traffic tiers and their rates'] : open;
  return points.map((point) => `content/plans.ts: TBD: ${point}`);
}
