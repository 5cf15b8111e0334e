import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

export interface MoreProps {
  readonly summary: string;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** What an answer does without, for those who ask. */
export function More({summary, ref, children}: MoreProps) {
  return (
    <details className={styles.more} ref={ref}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
