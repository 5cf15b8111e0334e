import clsx from 'clsx';
import {type Audience, type Language, audiences} from '@site/src/lib/audience';
import {decidedTest} from '@site/src/content/sampleTest';
import {percent} from '@site/src/lib/percent';
import {openings} from '../words/hero';
import type {HeroWords} from '../words/hero.en';
import {AudienceLink} from '@site/src/shell/audience/AudienceLink';
import {Line, stitch} from '../Stitch';
import {DemoPicture} from './DemoPicture';
import box from '@site/src/ui/box.module.css';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

export interface HeroDemoProps {
  readonly words: HeroWords;
  readonly audience: Audience;
  readonly language: Language;
}

/** The product at work: a window with a tab for each audience, the small landing page as this one gets it, and how it does. */
export function HeroDemo({words, audience, language}: HeroDemoProps) {
  const version = openings[audience].demo;
  const isTailored = audience !== 'default';
  // What was tailored is stitched; on the original it is chalked, as what can be.
  const chalked = !isTailored && styles.chalked;
  const frame = clsx(stitch('frame', isTailored), chalked);
  const rate = ({conversions, visitors}: typeof decidedTest.control): string =>
    percent(conversions / visitors, language);
  const {title, note} = isTailored ? words.result : words.original;
  return (
    <div className={clsx(box.card, styles.window)}>
      {/* The floating switcher's choice, at hand in the first screen: the same links, as the tabs of the window. */}
      <nav aria-label={words.chipsName} data-print="hide">
        <ul className={styles.chips}>
          {audiences.map((each) => (
            <li key={each}>
              <AudienceLink audience={each} current={audience} className={styles.chip}>
                {words.chips[each]}
              </AudienceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        <span className={clsx(text.caption, text.cut, styles.address)}>{version.address}</span>
      </div>
      <div className={clsx(styles.page, 'own-light')}>
        <div className={clsx(text.caption, styles.head)} aria-hidden="true">
          <b className={clsx(styles.brand, drawn.mark)}>{words.brand}</b>
          {words.navigation.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </div>
        <div className={styles.copy}>
          <p className={clsx(styles.headline, chalked)}>
            <Line line={version.headline} shape="word" isTailored={isTailored} />
          </p>
          <p className={text.aside}>{version.text}</p>
          <span className={clsx(styles.action, frame)}>
            <span className={styles.button}>{version.button}</span>
          </span>
        </div>
        <div className={clsx(styles.picture, frame)}>
          <DemoPicture name={version.picture} />
        </div>
      </div>
      {/* Of the original its own rate, of a tailored page both. */}
      <div className={styles.result}>
        <p className={styles.figures} data-ahead={isTailored}>
          {rate(isTailored ? decidedTest.treatment : decidedTest.control)}
          {isTailored && (
            <>
              {' '}
              <span className={text.quiet}>
                {words.result.versus} {rate(decidedTest.control)}
              </span>
            </>
          )}
        </p>
        <p className={clsx(text.caption, styles.note)}>
          <strong>{title}</strong> {note}
        </p>
      </div>
    </div>
  );
}
