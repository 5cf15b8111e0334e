import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface DataTableProps {
  readonly caption?: string;
  readonly columns: readonly string[];
  /** What a cell is, where its column's heading is not beside it. */
  readonly labels?: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly [name: string, ...cells: readonly ReactNode[]])[];
}

/** A table of figures, whose rows become blocks on phones, in which each cell says what it is. */
export function DataTable({caption, columns, labels = columns, rows}: DataTableProps) {
  return (
    <table className={styles.table}>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-label={labels[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
