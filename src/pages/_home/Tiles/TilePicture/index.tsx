import type {ReactNode} from 'react';
import {Tailored} from '@site/src/ui/Tailored';
import {germanClaims, sampleControl, sampleTreatment} from '@site/src/content/claims';
import type {Language} from '@site/src/lib/audience';
import type {TileId} from '../../words/types';
import styles from './styles.module.css';

/** One offer, in two languages. */
const copy = (
  <div className={styles.lines}>
    <span>
      Start your <Tailored>free trial</Tailored>
    </span>
    <span lang="de">
      Starten Sie Ihre <Tailored>kostenlose Testphase</Tailored>
    </span>
  </div>
);

const sampleRates: Readonly<Record<Language, {readonly control: string; readonly treatment: string}>> = {
  en: {control: sampleControl.value, treatment: sampleTreatment.value},
  de: {control: germanClaims.sampleControl.value, treatment: germanClaims.sampleTreatment.value},
};

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

const targeting = (
  <div className={styles.rules}>
    <code>utm_campaign=spring*</code>
    <code>device=mobile</code>
    <code>language=de</code>
  </div>
);

/** The same shoes for three visitors; the middle one is the visitor's. */
const images = (
  <svg className={styles.images} viewBox="0 0 480 132" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <g>
      <rect className={styles.indigoWash} width="148" height="116" x="4" y="8" rx="12" />
      <path className={styles.indigoFill} d="M34 86c2-16 8-30 14-36 12 10 24 8 34-2 6 14 18 22 36 24 8 2 10 8 8 14z" />
      <path className={styles.stroke} d="M34 92h92" strokeWidth="5" />
    </g>
    <g>
      <rect className={styles.butterFill} width="148" height="116" x="166" y="8" rx="12" />
      <path className={styles.inkFill} d="M200 86c0-18 4-40 10-52h30c-2 12 0 20 6 26 10 6 26 8 36 12 8 4 8 10 6 14z" />
      <path className={styles.stitchStroke} d="M212 44h26M210 54h28M196 92h94" strokeWidth="4" />
      <rect
        className={styles.seam}
        width="156"
        height="124"
        x="162"
        y="4"
        rx="15"
        strokeWidth="2"
        strokeDasharray="8 6"
      />
    </g>
    <g>
      <rect className={styles.sageWash} width="148" height="116" x="328" y="8" rx="12" />
      <path
        className={styles.sageStroke}
        d="M352 84c26 8 62 8 100 2M352 84c2-8 6-16 12-20l18 14M384 82c6-20 22-30 42-26M408 84c2-12 10-22 22-26"
        strokeWidth="5"
      />
    </g>
  </svg>
);

const drawings: Readonly<Record<TileId, (language: Language) => ReactNode>> = {
  copy: () => copy,
  testing,
  targeting: () => targeting,
  images: () => images,
};

/** The picture at the foot of a feature tile: a piece of the product's interface. Decoration beside its tile's words. */
export function TilePicture({id, language}: {id: TileId; language: Language}): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true">
      {drawings[id](language)}
    </div>
  );
}
