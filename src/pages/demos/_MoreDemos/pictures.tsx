import type {ReactNode} from 'react';
import {Goods} from './Goods';
import {HungPages} from './HungPages';
import type {MoreDemo} from './words';
import styles from '../_Drawing/styles.module.css';

interface CardPicture {
  readonly viewBox: string;
  readonly drawing: ReactNode;
  /** How it fits a place of another shape, if not as a whole. */
  readonly fit?: 'xMinYMid slice';
}

/** The first is as wide as the page, and begins with the original where it has less room; the others have 16 free at the sides and 12 above and below. */
export const pictures: Readonly<Record<MoreDemo['picture'], CardPicture>> = {
  signals: {viewBox: '0 0 900 328', drawing: <HungPages />, fit: 'xMinYMid slice'},
  // One button for each campaign, and the page that each of them leads to.
  buttons: {
    viewBox: '0 0 240 120',
    drawing: (
      <>
        <path className={styles.way} d="M124 33c12-9 24 9 36 0M128 87c10-8 22 8 32 0" />
        <rect className={styles.button} x="20" y="19" width="104" height="28" rx="8" />
        <rect className={styles.sewn} x="23" y="22" width="98" height="22" rx="5.5" />
        <text className={styles.buttonLetters} x="72" y="36">
          Shop coffee
        </text>
        <rect className={styles.tailored} x="16" y="69" width="112" height="36" rx="11" />
        <rect className={styles.button} x="20" y="73" width="104" height="28" rx="8" />
        <rect className={styles.sewn} x="23" y="76" width="98" height="22" rx="5.5" />
        <text className={styles.buttonLetters} x="72" y="90">
          Get an office quote
        </text>
        <rect fill="var(--surface)" x="160" y="12" width="64" height="42" rx="6" />
        <Goods name="cup" x={166} y={18} width={22} height={30} />
        <path className={styles.words} d="M194 23h24" />
        <path className={styles.rule} d="M194 33h24M194 42h16" />
        <rect fill="var(--surface)" x="160" y="66" width="64" height="42" rx="6" />
        <Goods name="carafe" x={166} y={72} width={22} height={30} />
        <path className={styles.words} d="M194 77h24" />
        <path className={styles.rule} d="M194 87h24M194 96h16" />
      </>
    ),
  },
  // Rows of a table, each of which becomes a page.
  batch: {
    viewBox: '0 0 240 120',
    drawing: (
      <>
        <path className={styles.way} d="M112 46c26 0 20-20 48-20M112 70c26 0 20-10 48-10M112 94h48" />
        <rect fill="var(--surface)" x="16" y="12" width="96" height="96" rx="8" />
        <path className={styles.rule} d="M18 34h92M18 58h92M18 82h92" />
        <text className={styles.label} x="64" y="26.5">
          CSV
        </text>
        <path className={styles.words} d="M26 46h24M26 70h18M26 94h28" />
        <path className={styles.rule} d="M66 46h34M66 70h26M66 94h30" />
        {(['cup', 'carafe', 'beans'] as const).map((name, index) => (
          <g key={name}>
            <rect fill="var(--surface)" x="160" y={12 + 34 * index} width="64" height="28" rx="5" />
            <Goods name={name} x={165} y={17 + 34 * index} width={18} height={18} />
            <path className={styles.words} d={`M189 ${22 + 34 * index}h28`} />
            <path className={styles.rule} d={`M189 ${30 + 34 * index}h20`} />
          </g>
        ))}
      </>
    ),
  },
};
