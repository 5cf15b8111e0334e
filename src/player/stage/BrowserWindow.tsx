import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './stage.module.css';

interface BrowserWindowProps {
  readonly address: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame around every drawn page. */
export function BrowserWindow({address, className, children}: BrowserWindowProps): ReactNode {
  return (
    <div className={clsx(styles.window, className)}>
      <div className={styles.windowBar}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.address}>{address}</span>
      </div>
      {children}
    </div>
  );
}
