import type {ReactNode} from 'react';
import {Verdict, VerdictLine, type VerdictProps} from '../Verdict';
import styles from './styles.module.css';

export interface PartProps {
  /** What its fields are, for those who hear it. */
  readonly label: string;
  /** Above it, where a tool has several parts. */
  readonly title?: string;
  readonly fields: ReactNode;
  /** Whether its fields are as wide as the tool, with the answer below them. */
  readonly isWide?: boolean;
  /** The answer in words, where there is one. */
  readonly verdict?: VerdictProps;
  /** What else the answer is. */
  readonly children: ReactNode;
}

/** Fields beside their answer: all of a tool, or one part of it. */
export function Part({label, title, fields, isWide = false, verdict, children}: PartProps) {
  return (
    <div className={styles.part} data-wide={isWide}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.inputs} data-needs-script>
        {verdict !== undefined && <VerdictLine {...verdict} />}
        <div className={styles.fields} role="form" aria-label={label}>
          {fields}
        </div>
      </div>
      <div className={styles.answer}>
        {verdict !== undefined && <Verdict {...verdict} />}
        {children}
      </div>
    </div>
  );
}
