import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The result of the step above, so that the reader notices at once when something went otherwise. */
export function YouShouldSee({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.result}>
      <strong>You should see:</strong> {children}
    </div>
  );
}
