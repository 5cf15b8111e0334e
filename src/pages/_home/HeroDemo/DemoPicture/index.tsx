import type {ReactNode} from 'react';
import type {HeroPictureName} from '../../words/types';
import styles from './styles.module.css';

const sleevesAndBody = 'M70 44 44 58 22 122l6 82h26l4-64v80h84v-80l4 64h26l6-82-22-64-26-14-16 12H86z';
const jacketCollar = 'm70 44 16 12 14 22 14-22 16-12-14-10H84z';

/** The same jacket before it is anyone's: cut, pressed and not yet sewn. */
const plain = (
  <>
    <rect className={styles.ground} width="200" height="240" />
    <path className={styles.cloth} d={sleevesAndBody} />
    <path className={styles.fold} d={jacketCollar} />
    <path className={styles.fold} d="M58 204h84v16H58zM23 190l27-1 1 15H28zM150 189l27 1-5 14h-26z" />
    <path
      className={styles.seam}
      d="M94 78v142M106 78v142M62 66l-4 74M138 66l4 74M60 96h34M106 96h34M66 110h24v22l-12 8-12-8zM110 110h24v22l-12 8-12-8z"
      strokeWidth="1.5"
    />
    <path className={styles.button} d="M100 90v.1M100 116v.1M100 142v.1M100 168v.1M100 194v.1" strokeWidth="6" />
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
    <path className={styles.indigo} d={sleevesAndBody} />
    <path className={styles.collar} d={jacketCollar} />
    <path
      className={styles.stitchLine}
      d="M100 78v140M62 66l-4 74M138 66l4 74M64 104h28M108 104h28M64 212h72"
      strokeWidth="2.5"
      strokeDasharray="5 4"
    />
    <path
      className={styles.stitchLine}
      d="M66 110h24v22l-12 8-12-8zM110 110h24v22l-12 8-12-8z"
      strokeWidth="2.5"
      strokeDasharray="5 4"
    />
    <circle className={styles.stitchFill} cx="100" cy="152" r="4" />
    <circle className={styles.stitchFill} cx="100" cy="182" r="4" />
  </>
);

/** One sentence in two languages. */
const languages = (
  <>
    <rect className={styles.sageWash} width="200" height="240" />
    <g transform="translate(16 18) scale(0.84)">
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
