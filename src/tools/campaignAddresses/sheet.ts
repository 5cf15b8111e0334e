import Papa from 'papaparse';
import {readWords, seenWords} from '@site/src/lib/typed/words';

/** What may stand between the cells of a pasted sheet. A spreadsheet's own clipboard has tabs. */
const separators = ['\t', ';', ',', '|'];

/** Excel's own first line, which tells it the separator. */
const separatorLine = /^"?sep=(.)"?[^\S\n]*(\n|$)/i;

export interface SheetRow {
  /** Its number in the spreadsheet, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** The rows that have any text. */
  readonly rows: readonly SheetRow[];
  /** The row in which a quote is opened and never closed. */
  readonly openQuote: number | undefined;
}

/** A cell as it was before `guarded` wrote it. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\n'＝＋－＠])/u, '');

/** Stands for the semicolon of `&amp;`, which separates no cells. */
const inEntity = '\ue000';

/** A cell without the spaces and quotes that people, and word processors, put around it. */
const plain = (cell: string): string =>
  unguarded(readWords(cell.replaceAll(inEntity, ';')).replace(/^["“„«](.*)["”“»]$/s, '$1'));

/** The mark of a file’s encoding as it looks where the file was opened in another one. */
const misreadMark = /^(?:ÿþ|þÿ|\ufffd\ufffd|ï»¿)/;

/**
 * The cells of a sheet that was copied or exported from a spreadsheet, row by row and trimmed: with tabs, semicolons,
 * commas or bars, with or without a byte order mark and Excel's `sep=` line, quoted by RFC 4180.
 */
export function readSheet(pasted: string): Sheet {
  const text = seenWords(pasted.replace(misreadMark, ''))
    .replace(/&#?\w+;/g, (entity) => entity.replace(';', inEntity))
    .replace(/\r\n?/g, '\n');
  const told = separatorLine.exec(text);
  const {data, errors} = Papa.parse<string[]>(text.slice(told?.[0].length ?? 0), {
    delimiter: told?.[1] ?? '',
    delimitersToGuess: separators,
    newline: '\n',
  });
  const before = told === null ? 1 : 2;
  const rows = data.map((cells, index) => ({number: index + before, cells: cells.map(plain)}));
  const open = errors.find(({code}) => code === 'MissingQuotes')?.row;
  return {
    rows: rows.filter(({cells}) => cells.some((cell) => cell !== '')),
    openQuote: open === undefined ? undefined : open + before,
  };
}

/**
 * A spreadsheet runs a cell that begins with = + - or @ as a formula, quoted or
 * not, and what was pasted into this page may come from anybody (OWASP, "CSV
 * injection"). An apostrophe before it makes it text; Excel, Numbers and Google
 * Sheets show the text. A tab or line break before the sign is skipped by some
 * of them, East Asian versions take the wide signs too, and a cell that begins
 * with an apostrophe of its own gets another one, so that reading takes off
 * exactly what writing put on.
 */
const guarded = (cell: string): string => (/^[=+\-@\t\r\n'＝＋－＠]/u.test(cell) ? `'${cell}` : cell);

/** Rows as CSV by RFC 4180: every cell in quotes, so that no separator of any country splits one. */
export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
