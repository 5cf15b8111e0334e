import {useId, type ReactNode} from 'react';
import {audiences, type Language} from '@site/src/lib/audience';
import {decidedTest} from '@site/src/content/sampleTest';
import type {HeroWords} from '../words/types';
import {percent} from '@site/src/lib/percent';
import {MiniPage} from './MiniPage';
import styles from './styles.module.css';

export interface HeroDemoProps {
  readonly language: Language;
  readonly words: HeroWords;
}

/**
 * The product at work: pick an audience and the small page is restitched for
 * it. All versions are in the HTML, and radio buttons choose among them, so that
 * it works before any script; the one shown first is the visitor's own.
 */
export function HeroDemo({words, language}: HeroDemoProps): ReactNode {
  const name = useId();
  const shown = ({conversions, visitors}: typeof decidedTest.control): string =>
    percent(conversions / visitors, language);
  return (
    <div className={styles.demo} role="group" aria-label={words.demoName}>
      <div className={styles.audiences} data-hero-demo>
        {audiences.map((audience) => (
          <label key={audience} className={styles.audience}>
            <input type="radio" className={styles.choice} name={name} value={audience} data-styled-by-state />
            {words.demo[audience].label}
          </label>
        ))}
      </div>
      <div className={styles.window}>
        <div className={styles.bar}>
          <span className={styles.dots} aria-hidden="true" />
          {audiences.map((audience) => (
            <span key={audience} className={styles.address} data-version={audience}>
              {words.demo[audience].address}
            </span>
          ))}
        </div>
        <div aria-live="polite">
          {audiences.map((audience) => (
            <div
              key={audience}
              className={styles.page}
              lang={audience === 'german' ? 'de' : undefined}
              data-version={audience}
            >
              <MiniPage version={words.demo[audience]} />
            </div>
          ))}
        </div>
        <div className={styles.result}>
          <p className={styles.resultTitle}>{words.result.title}</p>
          <p className={styles.resultFigures}>
            {shown(decidedTest.treatment)} {words.result.versus} {shown(decidedTest.control)}
          </p>
          <p className={styles.resultTitle}>{words.result.note}</p>
        </div>
      </div>
      <p className={styles.hint}>{words.demoHint}</p>
    </div>
  );
}
