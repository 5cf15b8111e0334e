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
  source: ['source', 'campaign source', 'traffic source', 'quelle', 'kampagnenquelle'],
  medium: ['medium', 'campaign medium', 'kampagnenmedium'],
  campaign: ['campaign', 'campaign name', 'kampagne', 'kampagnenname', 'name der kampagne'],
  term: ['term', 'campaign term', 'keyword', 'keywords', 'search term', 'suchbegriff'],
  content: ['content', 'campaign content', 'ad content', 'inhalt', 'anzeigeninhalt'],
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
  /** Where each column is; -1 where there is none. */
  readonly at: Readonly<Record<Column, number>>;
  /** The columns that are not used, as the sheet calls them. */
  readonly unused: readonly string[];
  /** Names that two columns have. */
  readonly twice: readonly Column[];
}

/** What a row says as a header; undefined where it names no column, or holds an address. */
export function headerOf(cells: readonly string[]): Header | undefined {
  const names = cells.map(plainName);
  const found = columns.map((column) => {
    const name = namesOf[column].find((each) => names.includes(each));
    return {column, name, at: name === undefined ? -1 : names.indexOf(name)};
  });
  if (cells.some(isAddress) || found.every(({at}) => at === -1)) return undefined;
  const at = (column: Column): number => found.find((each) => each.column === column)?.at ?? -1;
  const used = new Set(found.map((each) => each.at));
  return {
    at: {
      base: at('base'),
      source: at('source'),
      medium: at('medium'),
      campaign: at('campaign'),
      term: at('term'),
      content: at('content'),
    },
    unused: cells.filter((cell, index) => cell !== '' && !used.has(index)),
    twice: found.flatMap(({column, name}) =>
      name !== undefined && names.filter((each) => each === name).length > 1 ? [column] : [],
    ),
  };
}
