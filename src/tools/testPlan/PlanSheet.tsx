import type {ReactNode} from 'react';
import {toBeFilledIn, type PlanDocument} from './document';
import styles from './PlanSheet.module.css';

export interface PlanSheetProps {
  readonly plan: PlanDocument;
  /** What is drawn below the first part. */
  readonly children: ReactNode;
}

/** The plan as the page that is printed: it alone. */
export function PlanSheet({plan: {title, parts}, children}: PlanSheetProps) {
  return (
    <article className={styles.sheet} aria-label="The plan" data-print="only">
      <h2 className={styles.name}>{title}</h2>
      {parts.map((part, index) => (
        <section key={part.title ?? ''} className={styles.part}>
          {part.title !== undefined && <h3 className={styles.title}>{part.title}</h3>}
          <dl className={styles.lines}>
            {part.lines.map(({term, text}) => (
              <div key={term} className={styles.line}>
                <dt>{term}</dt>
                <dd data-open={text === undefined}>{text ?? toBeFilledIn}</dd>
              </div>
            ))}
          </dl>
          {index === 0 && children}
        </section>
      ))}
    </article>
  );
}
