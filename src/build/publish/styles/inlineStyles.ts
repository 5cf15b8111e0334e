import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {attribute, elementsIn} from '../../html/tree';
import {sheetOf, type Sheet} from './sheets';

/** What pages say in place of a style attribute, which their security policy does not allow. */
const mark = 'data-style';

/** The rules that style attributes have become, by the name that the page has in their place. */
export type StyleRules = ReadonlyMap<string, string>;

/** A rule for the elements of one style; an id's weight, since the attribute outweighed all selectors. */
function ruleOf(name: string, style: string): string {
  if (/[{}<]/.test(style)) throw new Error(`The style attribute "${style}" cannot be a rule of a style sheet.`);
  return `:is(#_,[${mark}="${name}"]){${style.replace(/;\s*$/, '')}}`;
}

/**
 * Turns the style attributes of a page into rules for a style sheet.
 *
 * React does not look at them again when it takes over an island, and sets
 * what changes by itself; that outweighs the rule, as it would the attribute.
 *
 * @param page the page's tree, in which each attribute gives way to the name of its rule.
 * @throws Error for a style that would end its rule.
 */
export function takeStyles(page: Root): StyleRules {
  const rules = new Map<string, string>();
  for (const node of elementsIn(page)) {
    if (node.properties.style === undefined) continue;
    const style = attribute(node, 'style').trim();
    const {style: _taken, ...others} = node.properties;
    node.properties = others;
    if (style === '') continue;
    const name = createHash('sha256').update(style).digest('hex').slice(0, 6);
    rules.set(name, ruleOf(name, style));
    node.properties.dataStyle = name;
  }
  return rules;
}

/** The rules of several pages as sheets, each of them one for all pages that have it. */
export function inlineSheets(pages: readonly StyleRules[]): (page: StyleRules) => readonly Sheet[] {
  const sheets = new Map<string, Sheet>();
  for (const [name, rule] of pages.flatMap((rules) => [...rules])) {
    if (!sheets.has(name)) sheets.set(name, sheetOf(`${mark}-${name}`, 'last', rule));
  }
  return (rules) => [...sheets].flatMap(([name, sheet]) => (rules.has(name) ? [sheet] : []));
}
