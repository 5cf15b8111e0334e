import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ReaderPathProps {
  /** Who takes this path. */
  reader: string;
  /** What they come for. */
  goal: string;
  /** The pages to read, as a numbered list of links. */
  children: ReactNode;
}

/** The pages that one kind of reader needs, in order. */
export function ReaderPath({reader, goal, children}: ReaderPathProps) {
  return (
    <section className={styles.path} data-wide>
      <h3 className={styles.goal}>
        {goal} <span className={styles.reader}>{reader}</span>
      </h3>
      {children}
    </section>
  );
}
