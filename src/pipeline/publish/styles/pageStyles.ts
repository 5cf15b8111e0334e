import type {Root} from 'hast';
import postcss from 'postcss';
import {takeStyles, type StyleRules} from './inlineStyles';
import {attribute, elementsIn} from '../../html/tree';
import type {Bundles} from '../../plugins/browser-files/bundles';
import {waysOf, type Sheet} from './sheets';
import {fileMark} from '../../plugins/browser-files/layers';

/** Whether a sheet is a CSS module of the site: only code that imports it knows its class names. */
export const isModule = ({name}: Sheet): boolean => name.startsWith(`${fileMark}src-`) && name.endsWith('-module-css');

/** The rules of a sheet that apply to a page with these classes. */
export function usedRules(sheet: Sheet, classes: ReadonlySet<string>): Sheet {
  const root = postcss.parse(sheet.css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const ways = waysOf(selector);
      return ways.length === 0 || ways.some((needed) => needed.every((name) => classes.has(name)));
    });
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return {...sheet, css: root.toString()};
}

/** Sheets that every page needs, regardless of its classes. */
const everyPage = ['tokens', 'fonts', 'base', 'forcedColors', 'noScript', 'print'].map(
  (name) => `file-src-css-${name}-css`,
);

/** The classes in a page, and the names of its islands. */
export function classesAndIslands(page: Root): {classes: Set<string>; islands: Set<string>} {
  const [classes, islands] = [new Set<string>(), new Set<string>()];
  for (const element of elementsIn(page)) {
    for (const name of attribute(element, 'className').split(' ')) classes.add(name);
    const island = attribute(element, 'dataIsland');
    if (island !== '') islands.add(island);
  }
  return {classes, islands};
}

/** The bundler's name for the code of an island. */
const islandPart = (name: string): string => `island-${name.replaceAll('/', '-')}-island-tsx`;

/** What decides which styles a page needs. */
export interface StyledBy {
  /** The classes in its HTML. */
  readonly classes: ReadonlySet<string>;
  /** The names of the sheets that its scripts may use later: behaviors, what they fetch, and its islands. */
  readonly later: ReadonlySet<string>;
  /** The rules of its style attributes. */
  readonly rules: StyleRules;
}

/**
 * @param page the page's tree, whose style attributes become rules.
 * @throws Error if the bundler has named the code of one of its islands otherwise: its styles would be missing.
 */
export function styledBy(page: Root, {parts, styles}: Bundles): StyledBy {
  const {classes, islands} = classesAndIslands(page);
  for (const name of islands) {
    if (!(islandPart(name) in parts))
      throw new Error(`The bundler made no part for the island ${name}; see islandPart.`);
  }
  const own = new Set([...islands].map(islandPart));
  const fetched = Object.entries(parts).filter(([name]) => !name.startsWith('island-') || own.has(name));
  const later = new Set([...styles, ...fetched.flatMap(([, part]) => part.styles)]);
  return {classes, later, rules: takeStyles(page)};
}

/** What two pages need together. */
export const bothOf = (one: StyledBy, other: StyledBy): StyledBy => ({
  classes: new Set([...one.classes, ...other.classes]),
  later: new Set([...one.later, ...other.later]),
  rules: new Map([...one.rules, ...other.rules]),
});

/** Treated like a module: scripts make no code blocks or tabs. */
const isOfWholePages = ({name}: Sheet): boolean => name === 'file-src-css-code-css';

/** A page's sheets without rules for elements that neither its HTML nor its scripts contain. */
export function withoutUnused({classes, later}: StyledBy, sheets: readonly Sheet[]): Sheet[] {
  return sheets.map((sheet) =>
    (isModule(sheet) || isOfWholePages(sheet)) && !later.has(sheet.name) ? usedRules(sheet, classes) : sheet,
  );
}

/**
 * The sheets that a page uses: those for its classes and its scripts, and those that set custom properties for them.
 */
export function sheetsOf({classes, later}: StyledBy, sheets: readonly Sheet[]): Sheet[] {
  const styling = sheets.filter(
    (sheet) =>
      everyPage.includes(sheet.name) ||
      later.has(sheet.name) ||
      sheet.selectors.some((needed) => needed.every((name) => classes.has(name))),
  );
  const read = new Set(styling.flatMap((sheet) => [...sheet.reads]));
  return sheets.filter((sheet) => styling.includes(sheet) || [...sheet.sets].some((name) => read.has(name)));
}
