import type {ReactNode} from 'react';
import {germanClaims, sampleControl, sampleTreatment} from '@site/src/content/claims';
import type {Language} from '@site/src/lib/audience';
import type {TileId} from '../../words/types';
import {Shoes} from './Shoes';
import styles from './styles.module.css';

/** One offer, in two languages. */
const copy = (
  <div className={styles.lines}>
    <span className={styles.line}>
      <span className={styles.tag}>en</span>
      Start your free trial
    </span>
    <span className={styles.line} lang="de">
      <span className={styles.tag}>de</span>
      Starten Sie Ihre kostenlose Testphase
    </span>
  </div>
);

const sampleRates: Readonly<Record<Language, {readonly control: string; readonly treatment: string}>> = {
  en: {control: sampleControl.value, treatment: sampleTreatment.value},
  de: {control: germanClaims.sampleControl.value, treatment: germanClaims.sampleTreatment.value},
};

/** Two columns on one base line, as high as their rates. */
const testing = (language: Language): ReactNode => (
  <div className={styles.versions}>
    <div className={styles.control}>
      <span>Control</span>
      <strong>{sampleRates[language].control}</strong>
    </div>
    <div className={styles.treatment}>
      <span>Treatment</span>
      <strong>{sampleRates[language].treatment}</strong>
    </div>
  </div>
);

/** Three rules, of which the first is met. */
const targeting = (
  <div className={styles.rules}>
    <code data-met>utm_campaign=spring*</code>
    <code>device=mobile</code>
    <code>language=de</code>
  </div>
);

const drawings: Readonly<Record<TileId, (language: Language) => ReactNode>> = {
  copy: () => copy,
  testing,
  targeting: () => targeting,
  images: () => <Shoes />,
};

/** The picture that fills a feature tile below its words: a piece of the product's interface. Decoration beside them. */
export function TilePicture({id, language}: {id: TileId; language: Language}): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true">
      {drawings[id](language)}
    </div>
  );
}
