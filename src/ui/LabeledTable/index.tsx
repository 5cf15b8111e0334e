import type {ReactNode} from 'react';

/** A row: what tells it from the others, and as many cells as there are columns. */
export interface LabeledRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

export interface LabeledTableProps {
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly LabeledRow[];
  /** Whether the first cell names its row by itself, and needs no label on phones. */
  readonly isFirstPlain?: boolean;
}

/** A table whose rows become blocks on phones, in which each cell says what it is: see src/css/guides.css. */
export function LabeledTable({caption, columns, rows, isFirstPlain = false}: LabeledTableProps) {
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells}) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={isFirstPlain && index === 0 ? undefined : columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
