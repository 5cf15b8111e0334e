import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Small print below an interactive part: where its answers come from, and what they leave open. */
export function Note({tone = 'paper', children}: {tone?: 'paper' | 'denim'; children: ReactNode}) {
  return <p className={clsx(styles.note, tone === 'denim' && styles.denim)}>{children}</p>;
}
