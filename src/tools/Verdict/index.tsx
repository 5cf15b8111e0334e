import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Good news, a warning that the answer is void, or neither. */
export type VerdictTone = 'good' | 'warning' | 'plain';

export interface VerdictProps {
  readonly tone?: VerdictTone;
  readonly title: string;
  /** Sentences below it, each a paragraph. */
  readonly text: readonly string[];
}

/** What a tool answers, in words: read out once it has changed. */
export function Verdict({tone = 'plain', title, text}: VerdictProps): ReactNode {
  return (
    <div className={styles.verdict} role="status" data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** What is said where a field cannot be used. */
export const unusable = {title: 'Nothing to compute yet.', text: ['Check the marked fields.']} as const;
