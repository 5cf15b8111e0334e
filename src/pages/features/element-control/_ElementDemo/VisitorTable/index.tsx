import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowUp, Eye, EyeOff} from 'lucide-react';
import {pageParts, type PagePart, type VisitorId} from '../../words';
import type {PartState} from '@site/src/pages/features/_arrangement';
import styles from './styles.module.css';

const shownAs = {
  shown: {Icon: Eye, words: 'Shown'},
  moved: {Icon: ArrowUp, words: 'Moved up'},
  hidden: {Icon: EyeOff, words: 'Hidden'},
} as const satisfies Record<PartState, unknown>;

export interface VisitorTableProps {
  columns: readonly {
    readonly id: VisitorId;
    readonly label: string;
    readonly states: ReadonlyMap<PagePart, PartState>;
  }[];
  /** The visitor whose page is drawn; their column is stitched. */
  chosen: VisitorId;
}

/** The parts of one page, and what each kind of visitor gets of them. */
export function VisitorTable({columns, chosen}: VisitorTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Element</th>
          {columns.map(({id, label}) => (
            <th key={id} scope="col" className={clsx(id === chosen && styles.chosen)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pageParts.map(({id: part, name}) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            {columns.map(({id, states}) => {
              const state = states.get(part) ?? 'hidden';
              const {Icon, words} = shownAs[state];
              return (
                <td key={id} className={clsx(styles[state], id === chosen && styles.chosen)}>
                  <span className={styles.state}>
                    <Icon aria-hidden="true" size={18} />
                    {words}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
