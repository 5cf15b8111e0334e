import type {Bundles} from './bundles';
import type {Sheet} from './sheets';

/** Sheets that every page needs whatever classes it has: tokens, type, base, what audiences, forced colors, missing scripts and paper change. */
const everyPage = ['tokens', 'fonts', 'base', 'audience', 'forcedColors', 'noScript', 'print'].map(
  (name) => `file-src-css-${name}-css`,
);

/** A sheet that this share of the pages uses is in the one that all of them load. */
const sharedFrom = 0.6;

/** The classes in the HTML of a page. */
export function classesOf(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return new Set([...attributes].flatMap(([, ...values]) => values.join('').split(/\s+/)));
}

/** The names of the islands in the HTML of a page. */
export function islandsOf(html: string): string[] {
  return [...html.matchAll(/\sdata-island=(?:"([^"]*)"|([^\s"'>]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/** The bundler's name for the code of an island. */
const islandPart = (name: string): string => `island-${name.replaceAll('/', '-')}-island-tsx`;

/** The sheets that a page uses: those of its HTML, those that its scripts may draw with later, and what these read. */
export function sheetsOf(html: string, sheets: readonly Sheet[], {parts, styles}: Bundles): Sheet[] {
  const classes = classesOf(html);
  const islands = new Set(islandsOf(html).map(islandPart));
  const later = new Set(styles);
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith('island-') || islands.has(name)) part.styles.forEach((style) => later.add(style));
  }
  const styling = sheets.filter(
    (sheet) =>
      everyPage.includes(sheet.name) || later.has(sheet.name) || [...sheet.classes].some((name) => classes.has(name)),
  );
  const read = new Set(styling.flatMap((sheet) => [...sheet.reads]));
  return sheets.filter((sheet) => styling.includes(sheet) || [...sheet.sets].some((name) => read.has(name)));
}

export interface PageStyles {
  readonly shared: readonly Sheet[];
  /** By page: the sheets that it has beside the shared ones. */
  readonly own: ReadonlyMap<string, readonly Sheet[]>;
}

/** Parts the pages' sheets into those that all pages load in one file and those of each page. */
export function share(pages: ReadonlyMap<string, readonly Sheet[]>): PageStyles {
  const counts = new Map<Sheet, number>();
  for (const sheets of pages.values()) for (const sheet of sheets) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  const isShared = (sheet: Sheet): boolean => (counts.get(sheet) ?? 0) >= sharedFrom * pages.size;
  const all = [...new Set([...pages.values()].flat())];
  return {
    shared: all.filter(isShared),
    own: new Map([...pages].map(([page, sheets]) => [page, sheets.filter((sheet) => !isShared(sheet))])),
  };
}
