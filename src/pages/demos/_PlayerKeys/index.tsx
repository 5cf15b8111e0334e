import type {ReactNode} from 'react';
import {playerKeys} from './words';
import styles from './styles.module.css';

/** What the keyboard does in a player. */
export function PlayerKeys(): ReactNode {
  return (
    <details className={styles.keys}>
      <summary className={styles.title}>Keys in every player</summary>
      <dl className={styles.list}>
        {playerKeys.map(({keys, does}) => (
          <div key={does} className={styles.row}>
            <dt className={styles.caps}>
              {keys.map((key) => (
                <kbd key={key} className={styles.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
