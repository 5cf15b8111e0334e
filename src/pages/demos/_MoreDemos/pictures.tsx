import type {ReactNode} from 'react';
import {Goods} from './Goods';
import type {MoreDemo} from './words';
import styles from '../_Drawing/styles.module.css';

/** On a ground of 240 by 120, with 16 free at the sides and 12 above and below. */
export const pictures: Readonly<Record<MoreDemo['picture'], ReactNode>> = {
  // One button for each campaign, and the page that each of them leads to.
  buttons: (
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
      <rect className={styles.sheet} x="160" y="12" width="64" height="42" rx="6" />
      <Goods name="cup" x={166} y={18} width={22} height={30} />
      <path className={styles.words} d="M194 23h24" />
      <path className={styles.rule} d="M194 33h24M194 42h16" />
      <rect className={styles.sheet} x="160" y="66" width="64" height="42" rx="6" />
      <Goods name="carafe" x={166} y={72} width={22} height={30} />
      <path className={styles.words} d="M194 77h24" />
      <path className={styles.rule} d="M194 87h24M194 96h16" />
    </>
  ),
  // Three signals of a visit meet, and one page comes of it.
  signals: (
    <>
      <path className={styles.way} d="M88 28c38 0 24 32 56 32M88 60h56M88 92c38 0 24-32 56-32" />
      {['Campaign', 'Language', 'Device'].map((signal, index) => (
        <g key={signal}>
          <rect className={styles.sheet} x="16" y={16 + 32 * index} width="72" height="24" rx="12" />
          <text className={styles.label} x="52" y={31 + 32 * index}>
            {signal}
          </text>
        </g>
      ))}
      <rect className={styles.sheet} x="144" y="12" width="80" height="96" rx="8" />
      <rect className={styles.tailored} x="152" y="19" width="64" height="24" rx="5" />
      <path className={styles.words} d="M158 27h46M158 35h28" />
      <path className={styles.rule} d="M153 54h26M153 64h26M153 74h16" />
      <rect fill="var(--indigo)" x="153" y="89" width="26" height="11" rx="3" />
      <Goods name="carafe" x={186} y={50} width={30} height={50} />
    </>
  ),
  // Rows of a table, each of which becomes a page.
  batch: (
    <>
      <path className={styles.way} d="M112 46c26 0 20-20 48-20M112 70c26 0 20-10 48-10M112 94h48" />
      <rect className={styles.sheet} x="16" y="12" width="96" height="96" rx="8" />
      <path className={styles.rule} d="M18 34h92M18 58h92M18 82h92" />
      <text className={styles.label} x="64" y="26.5">
        CSV
      </text>
      <path className={styles.words} d="M26 46h24M26 70h18M26 94h28" />
      <path className={styles.rule} d="M66 46h34M66 70h26M66 94h30" />
      {(['cup', 'carafe', 'beans'] as const).map((name, index) => (
        <g key={name}>
          <rect className={styles.sheet} x="160" y={12 + 34 * index} width="64" height="28" rx="5" />
          <Goods name={name} x={165} y={17 + 34 * index} width={18} height={18} />
          <path className={styles.words} d={`M189 ${22 + 34 * index}h28`} />
          <path className={styles.rule} d={`M189 ${30 + 34 * index}h20`} />
        </g>
      ))}
    </>
  ),
};
