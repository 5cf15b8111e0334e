import {useId, type ReactNode} from 'react';
import styles from './Causes.module.css';
import {causes} from './words';

/** Where to look for visitors that are missing. */
export function Causes(): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.causes}>
      <p id={titleId} className={styles.title}>
        What to look at next
      </p>
      <ol aria-labelledby={titleId}>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ol>
    </div>
  );
}
