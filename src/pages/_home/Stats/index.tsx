import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {onDenim, TailoredText} from '../Stitch';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/** Two figures and what they mean, on the denim band. */
export function Stats({words, language}: {words: SectionWords['stats']; language: Language}) {
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
        <p className={clsx(onDenim, styles.statement)}>
          <TailoredText part="statement" shape="run" language={language} />
        </p>
      </div>
    </Section>
  );
}
