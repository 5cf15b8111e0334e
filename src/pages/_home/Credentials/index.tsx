import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import type {SectionWords} from '../words/types';
import styles from './styles.module.css';

/** Who is behind it: one quiet column, and the figures as a ledger. */
export function Credentials({words}: {words: SectionWords['credentials']}): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{words.heading}</h2>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div>
          <dl className={styles.ledger}>
            {words.figures.map(({value, label}) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
