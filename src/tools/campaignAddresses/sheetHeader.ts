import type {SheetRow} from './sheet';
import {valueNames, type ValueName} from './buildAddress';

export const columns = ['base', ...valueNames] as const;
export type Column = 'base' | ValueName;

/** What sheets call each column, in English and German, the surest first. */
const namesOf: Readonly<Record<Column, readonly string[]>> = {
  base: [
    ...['base', 'base address', 'base url', 'landing page', 'landing page url', 'landingpage', 'final url'],
    ...['destination url', 'destination', 'target url', 'website url', 'page url', 'url', 'link', 'address', 'page'],
    ...['website', 'zielseite', 'zieladresse', 'ziel url', 'adresse', 'seite', 'webseite'],
  ],
  source: ['source', 'campaign source', 'traffic source', 'session source', 'quelle', 'kampagnenquelle'],
  medium: ['medium', 'campaign medium', 'session medium', 'kampagnenmedium'],
  campaign: ['campaign', 'campaign name', 'session campaign', 'kampagne', 'kampagnenname', 'name der kampagne'],
  term: ['term', 'campaign term', 'keyword', 'keywords', 'search term', 'session manual term', 'suchbegriff'],
  content: ['content', 'campaign content', 'ad content', 'session manual ad content', 'inhalt', 'anzeigeninhalt'],
};

/** A header's cell as the names above are written: "UTM_Source*" and "Landing page (e.g. https://…)" too. */
const plainName = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/\(.*?(\)|$)/gs, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^utm ?/, '');

/** Whether a whole cell is an address: with a scheme, or a host with a dot. */
export const isAddress = (cell: string): boolean =>
  /^(https?:\/\/\S+|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?)$/iu.test(cell);

export interface Header {
  /** Where each column is that the sheet has. */
  readonly at: ReadonlyMap<Column, number>;
  /** The columns that are not used, as the sheet calls them. */
  readonly unused: readonly string[];
  /** Names that two columns have. */
  readonly twice: readonly Column[];
}

/**
 * What a row says as a header; undefined where it names no column, or holds an address. One that names the address and
 * another column is a header whatever else is in it: campaign.id looks like a host.
 */
export function headerOf(cells: readonly string[]): Header | undefined {
  const names = cells.map(plainName);
  const at = new Map<Column, number>();
  for (const column of columns) {
    const name = namesOf[column].find((each) => names.includes(each));
    if (name !== undefined) at.set(column, names.indexOf(name));
  }
  if (at.size === 0 || (cells.some(isAddress) && (!at.has('base') || at.size === 1))) return undefined;
  const used = new Set(at.values());
  return {
    at,
    unused: cells.filter((cell, index) => cell !== '' && !used.has(index)),
    twice: [...at].flatMap(([column, place]) => (names.lastIndexOf(names[place] ?? '') > place ? [column] : [])),
  };
}

/** A header stands in one of the first rows, below a title at most. */
const mostAbove = 10;

/** How many columns a row names. */
export const namedBy = (header: Header | undefined): number => header?.at.size ?? 0;

/** A header of two rows, as merged cells make it: what stands above an empty cell is the name of its column. */
const withAbove = (cells: readonly string[], above: readonly string[]): readonly string[] =>
  cells.map((cell, index) => (cell === '' ? (above[index] ?? '') : cell));

export interface FoundHeader {
  /** Undefined where no row names a column. */
  readonly header: Header | undefined;
  /** The place of its last row, and of its first. */
  readonly at: number;
  readonly top: number;
}

/** The row that names most columns, since a title may name one by chance. */
export function findHeader(rows: readonly SheetRow[]): FoundHeader {
  const found = rows.slice(0, mostAbove).map(({cells}, at): FoundHeader => {
    const [one, two] = [headerOf(cells), headerOf(withAbove(cells, rows[at - 1]?.cells ?? []))];
    return namedBy(two) > namedBy(one) ? {header: two, at, top: at - 1} : {header: one, at, top: at};
  });
  const most = Math.max(...found.map(({header}) => namedBy(header)));
  return found.find(({header}) => namedBy(header) === most) ?? {header: undefined, at: -1, top: -1};
}
