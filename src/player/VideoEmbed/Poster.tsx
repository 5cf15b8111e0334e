import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the player is about to show, in outline: a page in its window, its tailored part, the panel. */
export function Poster(): ReactNode {
  return (
    <svg className={styles.poster} viewBox="0 0 320 150" aria-hidden="true">
      <path className={styles.sheet} d="M8 6h196a6 6 0 0 1 6 6v126a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z" />
      <path className={styles.rule} d="M2 24h208M12 15h8M26 15h8M40 15h8M58 15h140" />
      <rect className={styles.tailored} x="18" y="44" width="104" height="32" rx="4" />
      <path className={styles.words} d="M26 54h84M26 66h58" />
      <path className={styles.rule} d="M20 90h92M20 100h78" />
      <rect className={styles.button} x="20" y="112" width="52" height="16" rx="4" />
      <rect className={styles.picture} x="138" y="40" width="58" height="88" rx="5" />
      <path
        className={styles.sheet}
        d="M230 36h82a6 6 0 0 1 6 6v66a6 6 0 0 1-6 6h-82a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
      />
      <path className={styles.rule} d="M234 50h40M234 66h74M234 82h74M234 98h52" />
    </svg>
  );
}
