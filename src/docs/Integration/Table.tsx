import type {ReactNode} from 'react';
import {Words} from './Words';

export interface TableProps {
  readonly columns: readonly string[];
  /** As many texts as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of texts; on phones, a label stands before each cell, as in the tables of src/build/markdown/tableLabels. */
export function Table({columns, rows}: TableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((text, index) => (
              <td key={columns[index]} data-label={index > 0 ? columns[index] : undefined}>
                <Words text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
