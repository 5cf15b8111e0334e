import type {ReactNode} from 'react';
import styles from './Causes.module.css';
import {causes} from './words';

/** Where to look for visitors that are missing. */
export function Causes(): ReactNode {
  return (
    <div className={styles.causes}>
      <h3 className={styles.title}>What to look at next</h3>
      <ol>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ol>
    </div>
  );
}
