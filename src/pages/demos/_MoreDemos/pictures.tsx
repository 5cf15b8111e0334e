import type {ReactNode} from 'react';
import type {MoreDemo} from './words';
import styles from '../_Drawing/styles.module.css';

export const pictures: Readonly<Record<MoreDemo['picture'], ReactNode>> = {
  // One button for each campaign, and the way each of them leads.
  buttons: (
    <>
      <rect className={styles.button} x="4.5" y="10" width="108" height="34" rx="8" />
      <text className={styles.buttonLetters} x="58.5" y="30.5">
        Shop coffee
      </text>
      <rect className={styles.tailored} x="0" y="61.5" width="117" height="43" rx="12" />
      <rect className={styles.button} x="4.5" y="66" width="108" height="34" rx="8" />
      <text className={styles.buttonLetters} x="58.5" y="86.5">
        Get an office quote
      </text>
      <path className={styles.way} d="M112.5 27h51.5M118.5 83h45.5" />
      {/* A shelf of goods, and a form. */}
      <rect className={styles.sheet} x="164" y="6" width="70" height="42" rx="6" />
      <path className={styles.rule} d="M176 20h8M195 20h8M214 20h8M176 34h8M195 34h8M214 34h8" />
      <rect className={styles.sheet} x="164" y="62" width="70" height="42" rx="6" />
      <path className={styles.rule} d="M176 76h46" />
      <rect className={styles.button} x="174" y="85" width="26" height="9" rx="3" />
    </>
  ),
  // Three signals of a visit meet, and one page comes of it.
  signals: (
    <>
      <rect className={styles.sheet} x="6" y="6" width="84" height="24" rx="12" />
      <rect className={styles.sheet} x="6" y="43" width="84" height="24" rx="12" />
      <rect className={styles.sheet} x="6" y="80" width="84" height="24" rx="12" />
      {['Campaign', 'Language', 'Device'].map((signal, index) => (
        <text key={signal} className={styles.letters} x="48" y={22 + 37 * index}>
          {signal}
        </text>
      ))}
      <path className={styles.way} d="M90 18c38 0 24 37 56 37M90 55h62M90 92c38 0 24-37 56-37" />
      <rect className={styles.sheet} x="152" y="14" width="82" height="82" rx="8" />
      <rect className={styles.tailored} x="162" y="26" width="62" height="26" rx="5" />
      <path className={styles.words} d="M170 35h46M170 44h30" />
      <path className={styles.rule} d="M164 66h56M164 80h38" />
    </>
  ),
  // Rows of a table, each of which becomes a page.
  batch: (
    <>
      <rect className={styles.sheet} x="6" y="8" width="96" height="94" rx="8" />
      <path className={styles.rule} d="M6 32h96M6 55h96M6 78h96M42 8v94" />
      <path className={styles.words} d="M16 20h16M52 20h38" />
      <path className={styles.way} d="M102 43c18 0 18-12 36-12M102 66c27 0 27-11 54-11M102 90c36 0 36-11 72-11" />
      <rect className={styles.sheet} x="138" y="8" width="60" height="46" rx="6" />
      <rect className={styles.sheet} x="156" y="32" width="60" height="46" rx="6" />
      <rect className={styles.sheet} x="174" y="56" width="60" height="46" rx="6" />
      <rect className={styles.tailored} x="181" y="63" width="40" height="14" rx="3" />
      <path className={styles.rule} d="M183 86h40" />
    </>
  ),
};
