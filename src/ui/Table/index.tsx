import type {ReactNode} from 'react';

export interface TableProps {
  readonly className?: string;
  readonly caption?: string;
  /** Its name where no caption is shown. */
  readonly label?: string;
  readonly columns: readonly string[];
  /** As many cells in each as there are columns. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell is the heading of its row. */
  readonly isHeaded?: boolean;
  /** What a cell says it is, where the heading of its column is not beside it: see src/css/guides.css. */
  readonly labels?: readonly string[];
  /** Whether the first cell does too; as a rule it names its row by itself. */
  readonly isFirstLabeled?: boolean;
}

/** A table of rows alike. On phones its styles can make them blocks, as each cell knows what it is. */
export function Table(props: TableProps) {
  const {className, caption, label, columns, rows, isHeaded = false, labels = columns, isFirstLabeled = false} = props;
  return (
    <table className={className} aria-label={label}>
      {caption !== undefined && <caption>{caption}</caption>}
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
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              isHeaded && column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column} data-label={column > 0 || isFirstLabeled ? labels[column] : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
