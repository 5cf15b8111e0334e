import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Disclosure} from '@site/src/ui/Disclosure';
import {playerKeys} from './words';
import onDenim from '@site/src/ui/denim.module.css';
import styles from './styles.module.css';

/** What the keyboard does in a player. */
export function PlayerKeys(): ReactNode {
  return (
    <Disclosure title="Keyboard shortcuts" className={clsx(onDenim.words, styles.keys)}>
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
