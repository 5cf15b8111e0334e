import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import type {SectionWords} from '../words/types';
import styles from './styles.module.css';

/** Two figures and what they mean, on the denim band. */
export function Stats({words}: {words: SectionWords['stats']}): ReactNode {
  return (
    <Section tone="denim" className={styles.band} aria-label={words.name}>
      <div className={styles.row}>
        <dl className={styles.figures}>
          {words.figures.map(({value, label}) => (
            <div key={value} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.statement}>{words.statement}</p>
      </div>
    </Section>
  );
}
