import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface NoteProps {
  /** The surface that it is on. */
  readonly tone?: 'paper' | 'denim';
  readonly children: ReactNode;
}

/** Small print below an interactive part: where its answers come from, and what they leave open. */
export function Note({tone = 'paper', children}: NoteProps) {
  return <p className={clsx(styles.note, tone === 'denim' && styles.denim)}>{children}</p>;
}
