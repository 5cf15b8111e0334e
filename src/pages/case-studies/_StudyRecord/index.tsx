import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {Tailored} from '@site/src/ui/Tailored';
import type {CaseStudy} from '../studies';
import styles from './styles.module.css';

/** The record of a fitting: the situation, each alteration before and after, and the result. */
export function StudyRecord({study: {situation, alterations, result}}: {study: CaseStudy}): ReactNode {
  return (
    <Section tone="sunken">
      <div className={styles.record}>
        <div className={styles.part}>
          <h2 className={styles.heading}>The situation</h2>
          <p>{situation}</p>
        </div>
        <div className={styles.part}>
          <h2 className={styles.heading}>What was tailored</h2>
          {alterations.map(({part, before, after}) => (
            <div key={part} className={styles.alteration}>
              <h3>{part}</h3>
              <p className={styles.before}>{before}</p>
              <p>
                <Tailored>{after}</Tailored>
              </p>
            </div>
          ))}
        </div>
        <div className={styles.part}>
          <h2 className={styles.heading}>What the test said</h2>
          <p>{result}</p>
        </div>
      </div>
    </Section>
  );
}
