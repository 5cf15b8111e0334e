import type {ReactNode} from 'react';

export interface TableProps {
  readonly className?: string;
  readonly caption?: string;
  /** Its name, where no caption shows it. */
  readonly ariaLabel?: string;
  readonly columns: readonly string[];
  /** As many cells in each as there are columns. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell is the heading of its row. */
  readonly isHeaded?: boolean;
  /** Shown before each cell where phones stack them: see src/css/guides.css. The headings of the columns, if not given. */
  readonly cellLabels?: readonly string[] | 'none';
  /** Whether the first cell of a row has a label, too. */
  readonly isFirstLabeled?: boolean;
}

/** A table whose rows all have the same cells. */
export function Table(props: TableProps) {
  const {
    className,
    caption,
    ariaLabel,
    columns,
    rows,
    isHeaded = false,
    cellLabels = columns,
    isFirstLabeled = false,
  } = props;
  const labels = cellLabels === 'none' ? [] : cellLabels;
  return (
    <table className={className} aria-label={ariaLabel}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
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
