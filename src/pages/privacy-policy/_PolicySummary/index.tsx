import type {ReactNode} from 'react';
import {careLines, type CareSymbol} from './words';
import styles from './styles.module.css';

/** The symbols of a garment's label: wash, do not bleach, tumble dry, dry clean, do not iron. */
const symbols: Record<CareSymbol, ReactNode> = {
  tub: <path d="M4 9l4 20h24l4-20M4 11c4 0 4 4 8 4s4-4 8-4 4 4 8 4 4-4 8-4" />,
  noBleach: <path d="M20 5l15 24H5zM6 6l28 24M34 6L6 30" />,
  dryer: (
    <>
      <path d="M6 4h28v28H6z" />
      <circle cx="20" cy="18" r="10" />
    </>
  ),
  circle: <circle cx="20" cy="18" r="14" />,
  noIron: <path d="M4 28c1-9 7-14 15-14h12l4 14zM14 14V8h14M6 5l28 27M34 5L6 32" />,
};

/** The policy as the label sewn into a garment: five lines, each with a symbol and the way to its section. */
export function PolicySummary(): ReactNode {
  return (
    <section className={styles.label} aria-labelledby="care-label" data-search="skip">
      <h2 id="care-label" className={styles.title}>
        The short version
      </h2>
      <ul className={styles.lines}>
        {careLines.map(({symbol, text, section}) => (
          <li key={symbol}>
            <a className={styles.line} href={`#${section}`}>
              <svg className={styles.symbol} viewBox="0 0 40 36" aria-hidden="true">
                {symbols[symbol]}
              </svg>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
