import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list as boxes from left to right. The one whose name is emphasized is what the visitor is shown. */
export function Flow({children}: {children: ReactNode}) {
  return (
    <div className={styles.flow} data-wide>
      {children}
    </div>
  );
}
