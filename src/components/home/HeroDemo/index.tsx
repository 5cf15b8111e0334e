import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {audiences, type Audience, type Language} from '@site/src/audience';
import {DemoPicture} from '@site/src/components/pictures/DemoPicture';
import {Tailored} from '@site/src/components/Tailored';
import {decidedTest} from '@site/src/data/sampleTest';
import type {DemoVersion, HeroWords} from '@site/src/data/home/types';
import {percent} from '@site/src/lib/percent';
import styles from './styles.module.css';

/** The small landing page in one version. What was tailored is stitched; the original has no stitches. */
function MiniPage({version, language}: {version: DemoVersion; language: string | undefined}): ReactNode {
  const {before, tailored, after} = version.headline;
  const isTailored = tailored !== '';
  return (
    <div className={styles.page} lang={language}>
      <div className={styles.copy} aria-live="polite">
        <p className={styles.headline}>
          {before}
          {isTailored && <Tailored className={styles.restitched}>{tailored}</Tailored>}
          {after}
        </p>
        <p className={styles.text}>{version.text}</p>
        <span className={clsx(styles.action, isTailored && styles.stitched)}>
          <span className={styles.actionLabel}>{version.button}</span>
        </span>
      </div>
      <div className={clsx(styles.picture, isTailored && styles.stitched)}>
        <DemoPicture name={version.picture} />
      </div>
    </div>
  );
}

export interface HeroDemoProps {
  language: Language;
  words: HeroWords;
  /** The version shown first: the visitor's own. */
  initial: Audience;
}

/** The product at work: pick an audience and the small page is restitched for it. */
export function HeroDemo({words, language, initial}: HeroDemoProps): ReactNode {
  const [selected, setSelected] = useState(initial);
  const version = words.demo[selected];
  const shown = ({conversions, visitors}: typeof decidedTest.control): string =>
    percent(conversions / visitors, language);
  return (
    <div className={styles.demo} role="group" aria-label={words.demoName}>
      <div className={styles.audiences}>
        {audiences.map((audience) => (
          <button
            key={audience}
            type="button"
            className={styles.audience}
            aria-pressed={audience === selected}
            onClick={() => setSelected(audience)}
          >
            {words.demo[audience].label}
          </button>
        ))}
      </div>
      <div className={styles.window}>
        <div className={styles.bar}>
          <span className={styles.dots} aria-hidden="true" />
          <span className={styles.address}>{version.address}</span>
        </div>
        {/* The key restarts the stitching for each version. */}
        <MiniPage key={selected} version={version} language={selected === 'german' ? 'de' : undefined} />
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
