import {readSheet, writeSheet, type SheetRow} from './sheet';
import type {AddressParts, Built} from './buildAddress';
import {noticeWords, type SheetTold} from './buildWords';
import {baseProblemWords} from './baseAddress';
import {
  columns,
  findHeader,
  headerOf,
  isAddress,
  namedBy,
  type Column,
  type FoundHeader,
  type Header,
} from './sheetHeader';

/** More rows would be more than anybody reads on a page. */
export const mostRows = 500;

interface SheetRows extends SheetTold {
  readonly rows: readonly AddressParts[];
}

const total = /^(grand |sub)?(total|sum|summe|gesamt|zwischensumme)/i;

const refused = (problem: string): SheetRows => ({rows: [], leftOut: 0, notes: [], problem});

/** Rows without the columns at the left that are empty in each of them, as where a sheet begins in column B. */
function withoutEmptyStart(rows: readonly SheetRow[]): readonly SheetRow[] {
  const start = Math.min(...rows.map(({cells}) => cells.findIndex((cell) => cell !== '')));
  return rows.map((row) => ({...row, cells: row.cells.slice(start)}));
}

/** How many cells a row has up to the last that is filled. */
const lastFilled = (cells: readonly string[]): number =>
  cells.reduce((last, cell, index) => (cell === '' ? last : index + 1), 0);

/** What spreadsheets of every language show in place of a value: an error, a column too narrow, a number cut short. */
const standIn = /^(#[\p{Lu}\d/]+[!?]|#N\/[A-Z]|#NV|Err:\d{3}|#{2,}|\d([.,]\d+)?E[+-]?\d+)$/u;

/** Why a row is not read; undefined where it is. */
function rowProblem({number, cells}: SheetRow, width: number, used: readonly number[]): string | undefined {
  const first = cells.find((cell) => cell !== '') ?? '';
  if (total.test(first) && !cells.some(isAddress)) return `Row ${number} (“${first}”) is no URL and was left out.`;
  if (namedBy(headerOf(cells)) > 1) return `Row ${number} names the columns again and was left out.`;
  const values = used.flatMap((place) => cells[place] ?? []).filter((cell) => cell !== '');
  if (values.length === 0) return `Row ${number} has nothing in a column that is used, and was left out.`;
  const broken = values.find((cell) => standIn.test(cell));
  if (broken !== undefined) {
    return `Row ${number} was left out: the spreadsheet shows ${broken} in place of what is in a cell.`;
  }
  const filled = lastFilled(cells);
  return filled > width
    ? `Row ${number} has ${filled} cells for ${width} columns and was left out. Put a cell that holds the separator in quotes.`
    : undefined;
}

/** A row without an address, below one that has one: in a spreadsheet, merged cells stand beside both. */
function withAddressAbove(
  data: readonly SheetRow[],
  base: number,
): {readonly rows: readonly SheetRow[]; readonly notes: readonly string[]} {
  let above = '';
  const notes: string[] = [];
  const rows = data.map((row) => {
    const own = row.cells[base] ?? '';
    if (own !== '' || above === '') {
      above = own;
      return row;
    }
    notes.push(`Row ${row.number} has no URL of its own and takes the one above it.`);
    return {...row, cells: Object.assign([...row.cells], {[base]: above})};
  });
  return {rows, notes};
}

function readRows(all: readonly SheetRow[], width: number, at: Header['at'], said: readonly string[]): SheetRows {
  const problems = all.map((row) => rowProblem(row, width, [...at.values()]));
  const {rows: good, notes: filled} = withAddressAbove(
    all.filter((_, index) => problems[index] === undefined),
    at.get('base') ?? -1,
  );
  const notes = [...said, ...filled];
  const rows = good.slice(0, mostRows).map(({cells}) => {
    const cell = (column: Column): string => cells[at.get(column) ?? -1] ?? '';
    const [base, source, medium] = [cell('base'), cell('source'), cell('medium')];
    return {base, source, medium, campaign: cell('campaign'), term: cell('term'), content: cell('content')};
  });
  return {
    rows,
    leftOut: good.length - rows.length,
    notes: [...notes, ...problems.filter((problem) => problem !== undefined)],
    problem: rows.length === 0 ? 'Paste rows with URLs.' : undefined,
  };
}

function belowHeader(rows: readonly SheetRow[], {at, unused, twice}: Header, {at: last, top}: FoundHeader): SheetRows {
  const [name] = twice;
  if (!at.has('base')) return refused('The header names no column for the URL. Call it base.');
  if (name !== undefined) return refused(`Two columns are called ${name}. Rename the one that is not meant.`);
  const data = rows.slice(last + 1);
  if (data.length === 0) return refused('Paste rows below the header.');
  const header = rows[last];
  return readRows(data, lastFilled(header?.cells ?? []), at, [
    ...(top > 0 ? [`What stands above the header, in row ${rows[top]?.number}, was not read.`] : []),
    ...(unused.length > 0 ? [`Not used: the ${unused.length === 1 ? 'column' : 'columns'} ${unused.join(', ')}.`] : []),
  ]);
}

/** The rows of a pasted sheet: columns by its header, or base, source, medium, campaign, term, content in this order. */
export function rowsOf(pasted: string): SheetRows {
  const sheet = readSheet(pasted);
  if (sheet.openQuote !== undefined) {
    return refused(`A quote in row ${sheet.openQuote} is opened and not closed where its cell ends.`);
  }
  if (sheet.rows.length === 0) return refused('Paste at least one row.');
  const rows = withoutEmptyStart(sheet.rows);
  const found = findHeader(rows);
  const {header, at: headerAt} = found;
  const firstAddress = rows.findIndex(({cells}, index) => index !== headerAt && cells.some(isAddress));
  if (header !== undefined && (firstAddress === -1 || headerAt < firstAddress)) return belowHeader(rows, header, found);
  const [first] = rows;
  if (rows.length > 1 && first && !isAddress(first.cells[0] ?? '') && firstAddress > 0) {
    return refused(
      `Row ${first.number} is no header that names the columns, and begins with no URL. Call the columns ${columns.join(', ')}.`,
    );
  }
  return readRows(rows, columns.length, new Map(columns.map((column, place) => [column, place])), []);
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
