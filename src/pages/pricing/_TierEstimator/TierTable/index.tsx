import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {TierLine} from '@site/src/lib/pricing/tierLines';
import type {Plan} from '@site/src/lib/pricing/sheet';
import denim from '@site/src/ui/denim.module.css';
import styles from './styles.module.css';

export interface TierTableProps {
  /** Names the table for assistive technology. */
  readonly label: string;
  /** Heading of the first column. */
  readonly corner: string;
  readonly plans: readonly Plan[];
  readonly lines: readonly TierLine[];
  /** The line that is the reader's, by its place: framed. */
  readonly current?: number | undefined;
}

/** What each plan costs on each tier. On phones a tier's name stands above its prices. */
export function TierTable({label, corner, plans, lines, current}: TierTableProps): ReactNode {
  const column: CSSProperties & Record<'--popular', number> = {'--popular': plans.findIndex(({popular}) => popular)};
  return (
    <table className={styles.table} style={column} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.corner}>{corner}</span>
          </th>
          {plans.map(({name, popular}) => (
            <th key={name} scope="col" className={clsx(popular && [denim.ground, styles.popular])}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({name, values}, line) => (
          <tr key={name} className={clsx(line === current && styles.current)}>
            <th scope="row">{name}</th>
            {plans.map((plan, index) => (
              <td key={plan.name} className={clsx(plan.popular && styles.popular)}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
