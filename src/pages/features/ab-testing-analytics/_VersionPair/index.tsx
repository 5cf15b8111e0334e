import clsx from 'clsx';
import {Tailored} from '@site/src/ui/Tailored';
import {exampleAd, versions} from '../words';
import {percent} from '@site/src/lib/percent';
import box from '@site/src/ui/box.module.css';
import textStyles from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** One ad, whose clicks are split between two versions of a page. */
export function VersionPair() {
  return (
    <div>
      <p className={styles.ad}>
        <span className={clsx(textStyles.caption, styles.caption)}>The ad they clicked</span>
        <span>{exampleAd}</span>
      </p>
      <div className={styles.fork} aria-hidden="true" />
      <ul className={styles.pair}>
        {versions.map(({name, headline, tailored, text, arm}) => (
          <li key={name} className={clsx(box.card, styles.version)}>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={clsx(box.sunken, styles.page)}>
              <p className={styles.headline}>
                {headline} {tailored !== undefined && <Tailored>{tailored}</Tailored>}
              </p>
              <span className={styles.button}>Start free trial</span>
            </div>
            <p className={clsx(textStyles.aside, styles.result)}>
              <span className={clsx(textStyles.figure, styles.rate)}>{percent(arm.conversions / arm.visitors)}</span>
              {arm.conversions} of {arm.visitors.toLocaleString('en-US')} visitors
            </p>
          </li>
        ))}
      </ul>
      <p className={clsx(textStyles.caption, styles.note)}>
        An example with the sample figures of the dashboard above.
      </p>
    </div>
  );
}
