import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ViewOf} from '../scenes';
import type {Words} from '../words';
import styles from './ComparisonView.module.css';

interface ComparisonViewProps {
  readonly view: ViewOf<'comparison'>;
  readonly words: Words;
}

/** The comparison table, which fills in row by row; the newest row stands out. */
export function ComparisonView({view, words}: ComparisonViewProps): ReactNode {
  return (
    <div className={styles.table}>
      <div className={clsx(styles.row, styles.head)}>
        <span />
        <b>Tailor AI</b>
        <span>{words.traditional}</span>
      </div>
      {view.rows.map(({feature, tailor, traditional}, index) => (
        <div
          key={feature}
          className={clsx(styles.row, index >= view.shown && styles.waiting, index === view.shown - 1 && styles.newest)}
        >
          <span className={styles.feature}>{feature}</span>
          <b>{tailor}</b>
          <span>{traditional}</span>
        </div>
      ))}
    </div>
  );
}
