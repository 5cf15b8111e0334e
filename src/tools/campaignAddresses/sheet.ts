/** What may stand between the cells of a pasted sheet. A spreadsheet's own clipboard has tabs. */
const separators = ['\t', ';', ','] as const;

/** The separator that the first line has most of, quoted cells left out. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"?/g, '').split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A cell as it was before `guarded` wrote it. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\n'＝＋－＠])/u, '');

/**
 * The cells of a pasted sheet, row by row, trimmed: CSV with commas,
 * semicolons or tabs, and cells in quotes by RFC 4180. A quote that is never
 * closed reaches to the end. Rows without any text are left out.
 */
export function readSheet(pasted: string): readonly (readonly string[])[] {
  const text = pasted.trim();
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(unguarded(cell.trim()));
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  endRow();
  return rows;
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
