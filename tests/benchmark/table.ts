/** @throws RangeError where there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[upper]];
  if (low === undefined || high === undefined) throw new RangeError('No values have no median.');
  return (low + high) / 2;
}

/** A row by its heads; all rows of a table have the same ones. */
export type Row = Readonly<Record<string, string>>;

/** A Markdown table, whose first column is words and whose others are numbers. */
export function markdownTable(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(heads),
    line(heads.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}
