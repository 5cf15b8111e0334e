import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Small print below an interactive part: where its answers come from, and what they leave open. */
export function Note({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
