import type {ReactNode} from 'react';
import {Disclosure} from '../_Disclosure';
import {playerKeys} from './words';
import styles from './styles.module.css';

/** What the keyboard does in a player. */
export function PlayerKeys(): ReactNode {
  return (
    <Disclosure title="Keyboard shortcuts" className={styles.keys}>
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
    </Disclosure>
  );
}
