import clsx from 'clsx';
import type {Audience, Language} from '@site/src/lib/audience';
import {decidedTest} from '@site/src/content/sampleTest';
import {percent} from '@site/src/lib/percent';
import {openings} from '../words/hero';
import type {HeroWords} from '../words/hero.en';
import {Chips} from './Chips';
import {MiniPage} from './MiniPage';
import drawnPage from '../drawnPage.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

export interface HeroDemoProps {
  readonly words: HeroWords;
  readonly audience: Audience;
  readonly language: Language;
}

/** The result below the small page: of the original its own rate, of a tailored page both. */
function Result({words, audience, language}: HeroDemoProps) {
  const rate = ({conversions, visitors}: typeof decidedTest.control): string =>
    percent(conversions / visitors, language);
  const {control, treatment} = decidedTest;
  const isOriginal = audience === 'default';
  const {title, note} = isOriginal ? words.original : words.result;
  return (
    <div className={styles.result}>
      <p className={styles.figures} data-ahead={!isOriginal}>
        {isOriginal ? (
          rate(control)
        ) : (
          <>
            {rate(treatment)}{' '}
            <span className={text.quiet}>
              {words.result.versus} {rate(control)}
            </span>
          </>
        )}
      </p>
      <p className={styles.note}>
        <strong>{title}</strong> {note}
      </p>
    </div>
  );
}

/** The product at work: a window with a tab for each audience, the small landing page as this one gets it, and how it does. */
export function HeroDemo(props: HeroDemoProps) {
  const version = openings[props.audience].demo;
  return (
    <div className={styles.window}>
      <Chips words={props.words} current={props.audience} />
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        <span className={styles.address}>{version.address}</span>
      </div>
      <div className={clsx(styles.page, 'own-light')}>
        <div className={styles.head} aria-hidden="true">
          <b className={clsx(styles.brand, drawnPage.mark)}>{props.words.brand}</b>
          {props.words.navigation.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </div>
        <MiniPage version={version} isTailored={props.audience !== 'default'} />
      </div>
      <Result {...props} />
    </div>
  );
}
