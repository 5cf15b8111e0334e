import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawing: a seam whose thread snapped halfway. */
export function SnappedThread(): ReactNode {
  return (
    <svg className={styles.figure} viewBox="0 0 480 240" width="480" height="240" aria-hidden="true">
      <rect className={styles.cloth} x="2" y="2" width="476" height="236" rx="20" />
      <path className={styles.seam} d="M30 120h156M294 120h156" />
      <path className={styles.holes} d="M204 120h76" />
      <path
        className={styles.thread}
        d="M186 120c22 0 26-38 10-42s-16 30 16 14M294 120c-20 0-34 36-14 42s22-30-18-10"
      />
    </svg>
  );
}
