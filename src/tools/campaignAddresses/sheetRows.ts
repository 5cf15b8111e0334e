import {readSheet, writeSheet} from './sheet';
import {valueNames, type AddressParts, type Built, type ValueName} from './buildAddress';
import {noticeWords} from './buildWords';
import {baseProblemWords} from './baseAddress';

/** More rows would be more than anybody reads on a page. */
export const mostRows = 500;

export interface SheetRows {
  readonly rows: readonly AddressParts[];
  /** How many rows were left out, beyond the most. */
  readonly leftOut: number;
  readonly problem: string | undefined;
}

const columns = ['base', ...valueNames] as const;

/** What sheets call the column of the base, the surest first. */
const baseNames = ['base', 'base address', 'base url', 'landing page', 'url', 'link', 'address', 'page'] as const;

/** A header's cell as we name columns. */
const plainName = (cell: string): string => cell.toLowerCase().replace(/^utm[_ ]/, '');

const isValueName = (name: string): name is ValueName => valueNames.some((each) => each === name);
const isBaseName = (name: string): boolean => baseNames.some((each) => each === name);

/** Where each column is in a header; undefined where the row is no header but an address with its values. */
function headerOf(row: readonly string[]): ReadonlyMap<string, number> | undefined {
  const names = row.map(plainName);
  if (row.some((cell) => /[./:]/.test(cell)) || !names.some((name) => isValueName(name) || isBaseName(name))) {
    return undefined;
  }
  const base = baseNames.find((name) => names.includes(name));
  return new Map(
    columns.map((column) => [column, column === 'base' ? names.indexOf(base ?? '') : names.indexOf(column)]),
  );
}

/** The rows of a pasted sheet: columns by its header, or base, source, medium, campaign, term, content in this order. */
export function rowsOf(pasted: string): SheetRows {
  const [first = [], ...rest] = readSheet(pasted);
  const header = headerOf(first);
  const data = header === undefined ? [first, ...rest] : rest;
  if (first.length === 0) return {rows: [], leftOut: 0, problem: 'Paste at least one row.'};
  if (header?.get('base') === -1) {
    return {rows: [], leftOut: 0, problem: 'The header names no column for the address. Call it base.'};
  }
  if (data.length === 0) return {rows: [], leftOut: 0, problem: 'Paste rows below the header.'};
  const rows = data.slice(0, mostRows).map((row) => {
    const cell = (name: (typeof columns)[number]): string => row[header?.get(name) ?? columns.indexOf(name)] ?? '';
    const [base, source, medium] = [cell('base'), cell('source'), cell('medium')];
    return {base, source, medium, campaign: cell('campaign'), term: cell('term'), content: cell('content')};
  });
  return {rows, leftOut: data.length - rows.length, problem: undefined};
}

/** What was built, as a sheet: the columns that came in, the address, and what is said of it. */
export const sheetOf = (built: readonly Built[]): string =>
  writeSheet([
    [...columns, 'address', 'notes'],
    ...built.map((each) => [
      ...columns.map((column) => each.parts[column]),
      ...('problem' in each
        ? ['', baseProblemWords[each.problem]]
        : [each.address, each.notices.map(noticeWords).join(' ')]),
    ]),
  ]);
