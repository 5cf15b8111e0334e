import type {ReactNode} from 'react';
import {labelRows} from '../../words';
import styles from './styles.module.css';

/** What is known of a tailored page, as a label sewn into cloth. An example. */
export function PageLabel(): ReactNode {
  return (
    <figure className={styles.cloth}>
      <figcaption className={styles.caption}>Label of the example page</figcaption>
      <dl className={styles.label}>
        {labelRows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt>{row.name}</dt>
            <dd>{'isCode' in row ? <code>{row.value}</code> : row.value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
