import type {Root} from 'hast';
import {hashOf} from '../../hash';
import {attribute, elementsIn} from '../../html/tree';
import {sheetOf, type Sheet} from './sheets';

/** Replaces style attributes in pages, which their security policy forbids. */
const mark = 'data-style';

/** Rules made from style attributes, by the value of the attribute that replaces them. */
export type StyleRules = ReadonlyMap<string, string>;

/**
 * A rule for the elements with one style. It has the specificity of an id, since a style attribute outweighs all
 * selectors.
 */
function ruleOf(name: string, style: string): string {
  if (/[{}<]/.test(style)) throw new Error(`The style attribute "${style}" cannot be a rule of a style sheet.`);
  return `:is(#_,[${mark}="${name}"]){${style.replace(/;\s*$/, '')}}`;
}

/**
 * Turns the style attributes of a page into rules for a style sheet.
 *
 * React ignores their absence when it hydrates an island, and later sets changed styles on the element, which outweigh
 * the rule.
 *
 * @param page the page's tree, in which each attribute is replaced with the name of its rule.
 * @throws Error if a style contains braces, which would end its rule.
 */
export function takeStyles(page: Root): StyleRules {
  const rules = new Map<string, string>();
  for (const node of elementsIn(page)) {
    if (node.properties.style === undefined) continue;
    const style = attribute(node, 'style').trim();
    const {style: _taken, ...others} = node.properties;
    node.properties = others;
    if (style === '') continue;
    const name = hashOf(style, 6);
    rules.set(name, ruleOf(name, style));
    node.properties.dataStyle = name;
  }
  return rules;
}

/** The rules of all pages as sheets, shared between pages with the same rule. */
export function inlineSheets(pages: readonly StyleRules[]): (page: StyleRules) => readonly Sheet[] {
  const sheets = new Map<string, Sheet>();
  for (const [name, rule] of pages.flatMap((rules) => [...rules])) {
    if (!sheets.has(name)) sheets.set(name, sheetOf(`${mark}-${name}`, 'last', rule));
  }
  return (rules) => [...sheets].flatMap(([name, sheet]) => (rules.has(name) ? [sheet] : []));
}
