import type {ReactNode} from 'react';
import {LabeledTable} from '@site/src/ui/LabeledTable';
import {Words} from './Words';

export interface TableProps {
  readonly columns: readonly string[];
  /** As many texts as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of texts. */
export function Table({columns, rows}: TableProps): ReactNode {
  const words = rows.map((row) => ({key: row.join(), cells: row.map((text) => <Words key={text} text={text} />)}));
  return <LabeledTable columns={columns} rows={words} isFirstPlain />;
}
