import type {ReactNode} from 'react';
import clsx from 'clsx';
import {decidedTest, rampedTest} from '@site/src/content/sampleTest';
import type {Language} from '@site/src/lib/audience';
import {percent} from '@site/src/lib/percent';
import type {TileId} from '../../words/sections.en';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import styles from './styles.module.css';

/** What the page's headline becomes, and for whom. */
const rewrites = [
  {signal: 'utm_campaign=family*', language: 'en', headline: 'Room for all five'},
  {signal: 'language=de', language: 'de', headline: 'Zimmer am Meer'},
] as const;

/** Of the element that is the picture: decoration beside the words. */
const picture = (className: string | undefined) =>
  ({className: clsx(styles.picture, className), 'aria-hidden': true}) as const;

const copy = (
  <div {...picture(styles.ground)}>
    <div className={clsx(styles.page, 'own-light')}>
      <div className={clsx(styles.headlines, drawn.mark)}>
        <s>Rooms by the sea</s>
        {rewrites.map(({signal, language, headline}) => (
          <div key={signal} lang={language}>
            <span className={styles.signal} translate="no">
              {signal}
            </span>
            <span className={styles.sewn}>{headline}</span>
          </div>
        ))}
      </div>
      <img src="/img/home/sea.svg" alt="" width={240} height={240} loading="lazy" />
    </div>
  </div>
);

/** Who gets which version: during the test above, once it is ramped below. */
const testing = (language: Language) => {
  const share = ({traffic}: {readonly traffic: number}): string => percent(traffic / 100, language, 0);
  return (
    <div {...picture(styles.split)}>
      <div>
        Control
        <strong>{share(decidedTest.control)}</strong>
      </div>
      <div className={styles.treatment}>
        Treatment
        <strong>{share(decidedTest.treatment)}</strong>
      </div>
      <div className={clsx(styles.treatment, styles.ramped)}>
        Treatment
        <strong>{share(rampedTest.treatment)}</strong>
      </div>
    </div>
  );
};

/** Three rules, of which the first is met, and the page to which it leads. */
const targeting = (
  <div {...picture(styles.targets)}>
    <div className={styles.rules} translate="no">
      <span data-met>utm_campaign=spring*</span>
      <span>device=mobile</span>
      <span>language=de</span>
    </div>
    <img
      className={clsx(styles.target, 'own-light')}
      src="/img/home/spring-page.svg"
      alt=""
      width={150}
      height={480}
      loading="lazy"
    />
  </div>
);

/** The page's own, and what a keyword of an ad has in its place. */
const shoes = [
  {shoe: 'sneaker', term: undefined},
  {shoe: 'boot', term: 'boots'},
  {shoe: 'sandal', term: 'sandals'},
] as const;

/** Shoes for three visitors, in the place of the same picture. */
const images = (
  <div {...picture(styles.shoes)}>
    {shoes.map(({shoe, term}) => (
      <div key={shoe} className={styles.shoe}>
        <img
          className={clsx('own-light', term !== undefined && styles.sewn)}
          src={`/img/home/${shoe}.svg`}
          alt=""
          width={150}
          height={101}
          loading="lazy"
        />
        <span translate={term === undefined ? undefined : 'no'}>
          {term === undefined ? (
            'Original'
          ) : (
            <>
              ?utm_term=
              <wbr />
              {term}
            </>
          )}
        </span>
      </div>
    ))}
  </div>
);

const drawings: Readonly<Record<TileId, (language: Language) => ReactNode>> = {
  copy: () => copy,
  testing,
  targeting: () => targeting,
  images: () => images,
};

/** The picture that fills a feature tile below its words: a piece of the product's interface. */
export const TilePicture = ({id, language}: {id: TileId; language: Language}) => drawings[id](language);
