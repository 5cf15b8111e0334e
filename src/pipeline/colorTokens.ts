import path from 'node:path';
import postcss from 'postcss';
import {readTextSync} from './files';

/** A color token in both schemes, as #rrggbb. */
export interface ColorToken {
  readonly light: string;
  readonly dark: string;
}

/** A color for both schemes, or one for each. */
const color = /^(?:light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}))$/i;

/**
 * The color tokens of a stylesheet's first rule for a selector by name, without the leading dashes. Later rules apply
 * to parts of a page only.
 */
export function colorTokens(css: string, selector = ':root'): ReadonlyMap<string, ColorToken> {
  const rule = postcss.parse(css).nodes.find((node) => node.type === 'rule' && node.selector === selector);
  const tokens = new Map<string, ColorToken>();
  for (const node of rule?.type === 'rule' ? rule.nodes : []) {
    if (node.type !== 'decl' || !node.prop.startsWith('--')) continue;
    const [, first, second, both] = color.exec(node.value) ?? [];
    const [light, dark] = [first ?? both, second ?? both];
    if (light !== undefined && dark !== undefined) tokens.set(node.prop.slice(2), {light, dark});
  }
  return tokens;
}

const sheet = (name: string): string => readTextSync(path.join(__dirname, `../css/${name}`));

/** The color tokens of the site itself, and those of its code. */
export const siteColors = new Map([
  ...colorTokens(sheet('tokens.css')),
  ...colorTokens(sheet('code.css'), '.theme-code-block'),
]);

/**
 * A color of the site in a theme, as #rrggbb.
 *
 * @param name without the leading dashes.
 */
export function siteColor(name: string, theme: keyof ColorToken): string {
  const token = siteColors.get(name);
  if (token === undefined) throw new Error(`src/css/tokens.css has no color --${name}.`);
  return token[theme];
}
