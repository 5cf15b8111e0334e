import {createHash} from 'node:crypto';
import type {Nodes} from 'hast';
import {attribute} from '../../html/tree';
import {sheetOf, type Sheet} from './sheets';

/** What pages say in place of a style attribute, which their security policy does not allow. */
const mark = 'data-style';

/** Comments, elements whose content is text, and tags with their attributes. */
const pieces = /<!--[^]*?-->|<(script|style|textarea|title)\b[^]*?<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const attributes = /(\s+)([^\s"'=<>/]+)(?:=("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

const entities: Readonly<Record<string, string>> = {'&quot;': '"', '&#39;': "'", '&#x27;': "'", '&amp;': '&'};

const unquoted = (value: string): string =>
  value.replace(/^(["'])([^]*)\1$/, '$2').replace(/&(?:quot|#39|#x27|amp);/g, (entity) => entities[entity] ?? entity);

/** A rule for the elements of one style; an id's weight, since the attribute outweighed all selectors. */
function ruleOf(name: string, style: string): string {
  if (/[{}<]/.test(style)) throw new Error(`The style attribute "${style}" cannot be a rule of a style sheet.`);
  return `:is(#_,[${mark}="${name}"]){${style.replace(/;\s*$/, '')}}`;
}

/** A page whose style attributes have become rules, by the name that the page has in their place. */
export interface WithoutStyles {
  readonly html: string;
  readonly rules: ReadonlyMap<string, string>;
}

/**
 * Turns the style attributes of a page's HTML into rules for a style sheet.
 *
 * React does not look at them again when it takes over an island, and sets
 * what changes by itself; that outweighs the rule, as it would the attribute.
 *
 * @throws Error for a style that would end its rule.
 */
export function withoutStyles(html: string): WithoutStyles {
  const rules = new Map<string, string>();
  const withoutStyle = (tag: string): string =>
    tag.replace(attributes, (attribute, space: string, name: string, value = '') => {
      if (name.toLowerCase() !== 'style') return attribute;
      const style = unquoted(String(value)).trim();
      if (style === '') return '';
      const hash = createHash('sha256').update(style).digest('hex').slice(0, 6);
      rules.set(hash, ruleOf(hash, style));
      return `${space}${mark}="${hash}"`;
    });
  return {
    html: html.replace(pieces, (piece, textElement: string | undefined) =>
      piece.startsWith('<!') || textElement !== undefined ? piece : withoutStyle(piece),
    ),
    rules,
  };
}

/** The rules of several pages as sheets, each of them one for all pages that have it. */
export function inlineSheets(pages: readonly WithoutStyles[]): (page: WithoutStyles) => readonly Sheet[] {
  const sheets = new Map<string, Sheet>();
  for (const [name, rule] of pages.flatMap(({rules}) => [...rules])) {
    if (!sheets.has(name)) sheets.set(name, sheetOf(`${mark}-${name}`, 'last', rule));
  }
  return ({rules}) => [...sheets].flatMap(([name, sheet]) => (rules.has(name) ? [sheet] : []));
}

/** Each style attribute and style element of a page that its policy would ignore, as a sentence that names the page. */
export function stylesIn(page: string, node: Nodes): string[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => stylesIn(page, child));
  if (node.type !== 'element') return below;
  if (node.content) below.push(...stylesIn(page, node.content));
  if (node.tagName === 'style')
    return [`${page}: a <style> element is against the policy of pages; put its rules into a style sheet.`, ...below];
  if (node.properties.style === undefined) return below;
  return [`${page}: <${node.tagName} style="${attribute(node, 'style')}"> is against the policy of pages.`, ...below];
}
