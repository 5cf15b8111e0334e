import styles from './styles.module.css';

/** Good news, something to look at again, a warning that the answer is void, or none of these. */
export type VerdictTone = 'good' | 'caution' | 'warning' | 'plain';

export interface VerdictProps {
  readonly tone?: VerdictTone;
  /** What to do, in a line. */
  readonly title: string;
  /** Sentences below it, each a paragraph. */
  readonly text: readonly string[];
}

/** What a tool answers, in words: read out once it has changed. */
export function Verdict({tone = 'plain', title, text}: VerdictProps) {
  return (
    <div className={styles.verdict} role="status" data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The line of a verdict above the fields, where these are not beside it: it stays in sight while they are changed. */
export function VerdictLine({tone = 'plain', title}: Pick<VerdictProps, 'tone' | 'title'>) {
  return (
    <p className={styles.line} data-tone={tone} data-pinned aria-hidden="true">
      {title}
    </p>
  );
}

/** What is said where a field cannot be used. */
export const unusable = {title: 'Nothing to compute yet.', text: ['Check the marked fields.']} as const;
