import type {ReactNode} from 'react';
import type {HeroPictureName} from '../../words/types';
import styles from './styles.module.css';

/** A jacket, laid flat; its parts in the order in which they lie on each other. */
const sleeves = 'M62 56C44 60 35 71 32 89L17 172l27 6 22-66zM138 56c18 4 27 15 30 33l15 83-27 6-22-66z';
const cuffs = 'M17 172l-3 19c8 4 18 6 27 6l3-19zM183 172l3 19c-8 4-18 6-27 6l-3-19z';
const body = 'M80 42c-8 7-16 11-25 14 5 16 6 36 5 56-1 34-3 62-4 94h88c-1-32-3-60-4-94-1-20 0-40 5-56-9-3-17-7-25-14z';
const waistband = 'M56 206h88v10c0 3-1 5-4 5H60c-3 0-4-2-4-5z';
const jacketCollar = 'M80 42l-8 7 15 24 13-14 13 14 15-24-8-7c-5-6-12-9-20-9s-15 3-20 9z';
const seams =
  'M60 94c12 3 25 4 35 4M140 94c-12 3-25 4-35 4M95 66v140M105 66v140M60 112c1-20 1-38-4-54M140 112c-1-20-1-38 4-54';
const pockets = 'M66 106h23v20l-11.500 8-11.500-8zM111 106h23v20l-11.500 8-11.500-8z';

const buttons = 'M100 86v.1M100 114v.1M100 142v.1M100 170v.1M100 198v.1';

/** What is the same, sewn or not. */
const cloth = (
  <>
    <path className={styles.indigo} d={sleeves} />
    <path className={styles.shade} d={sleeves} />
    <path className={styles.indigo} d={body} />
    <path className={styles.denim} d={jacketCollar + cuffs + waistband} />
  </>
);

/** Within a frame that is cut at its upper and lower edge on phones. */
const laidFlat = 'translate(20 20) scale(0.8)';

/** The same jacket before it is anyone's: cut, pressed and not yet sewn. */
const plain = (
  <>
    <rect className={styles.wash} width="200" height="240" />
    <g transform={laidFlat}>
      {cloth}
      <path className={styles.seam} d={seams + pockets} strokeWidth="1.5" />
      <path className={styles.seam} d={buttons} strokeWidth="6" />
    </g>
  </>
);

/** Two bars, the second taller, and the line between them. */
const results = (
  <>
    <rect className={styles.wash} width="200" height="240" />
    <path className={styles.inkLine} d="M24 204h152" strokeWidth="3" />
    <rect className={styles.paper} x="40" y="126" width="48" height="78" rx="6" />
    <rect className={styles.indigo} x="112" y="80" width="48" height="124" rx="6" />
    <path className={styles.stitchLine} d="M40 104c34 0 50-52 120-54" strokeWidth="4" />
    <path className={styles.stitchLine} d="m147 38 14 12-13 13" strokeWidth="4" />
    <path className={styles.inkLine} d="M54 146h20M126 100h20" strokeWidth="4" />
  </>
);

/** A quiet night: moon, hills and one lit window. */
const night = (
  <>
    <rect className={styles.denim} width="200" height="240" />
    <path className={styles.stitchFill} d="M146 40a34 34 0 1 0 22 50 28 28 0 0 1-22-50z" />
    <path className={styles.star} d="M42 52v10M37 57h10M78 96v8M74 100h8M44 118v6M41 121h6" strokeWidth="3" />
    <path className={styles.hillFar} d="M0 170c40-34 80-34 118-8s58 20 82 4v74H0z" />
    <path className={styles.hillNear} d="M0 206c50-24 92-18 126-4s54 10 74 0v38H0z" />
    <path className={styles.paper} d="M64 186l20-16 20 16v28H64z" />
    <rect className={styles.stitchFill} x="78" y="190" width="12" height="14" rx="2" />
  </>
);

/** A denim jacket, topstitched. */
const jacket = (
  <>
    <rect className={styles.butter} width="200" height="240" />
    <g transform={laidFlat}>
      {cloth}
      <path className={styles.stitchLine} d={seams + pockets} strokeWidth="2.5" strokeDasharray="5 4" />
      <path className={styles.stitchLine} d={buttons} strokeWidth="7" />
    </g>
  </>
);

/** One sentence in two languages. */
const languages = (
  <>
    <rect className={styles.sageWash} width="200" height="240" />
    <g transform="translate(26 29) scale(0.74)">
      <path
        className={styles.paper}
        d="M36 48h88a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H66l-18 16v-16H36a12 12 0 0 1-12-12V60a12 12 0 0 1 12-12z"
      />
      <path
        className={styles.indigo}
        d="M164 128H84a12 12 0 0 0-12 12v40a12 12 0 0 0 12 12h50l18 16v-16h12a12 12 0 0 0 12-12v-40a12 12 0 0 0-12-12z"
      />
      <text className={styles.inkText} x="80" y="89" textAnchor="middle">
        Hello
      </text>
      <text className={styles.paperText} x="124" y="169" textAnchor="middle">
        Hallo
      </text>
    </g>
  </>
);

const drawings: Record<HeroPictureName, ReactNode> = {plain, results, night, jacket, languages};

/** The picture of the small landing page in the hero. Decoration: the words beside it carry the meaning. */
export function DemoPicture({name}: {name: HeroPictureName}): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      {drawings[name]}
    </svg>
  );
}
