import type {ReactNode} from 'react';
import {exampleTiers} from './words';
import styles from './styles.module.css';

/** Tiers with the first place of each. */
const tiers = exampleTiers.map((tier, index) => ({...tier, from: exampleTiers[index - 1]?.to ?? 0}));

/** The month's traffic on a strip of denim; lines across it are the ends of the tiers. */
export function Belt({counted}: {counted: readonly string[]}): ReactNode {
  return (
    <div className={styles.belt} aria-hidden="true">
      <span className={styles.beltName}>Counted</span>
      {tiers.map(({name, from, to}) => (
        <div
          key={name}
          className={styles.tier}
          data-current={counted.length <= to && (counted.length > from || from === 0)}
          style={{gridColumn: `person ${from + 1} / person ${to + 1}`}}
        >
          <div className={styles.places}>
            {Array.from({length: to - from}, (_, place) => (
              <span key={place} className={styles.place} data-filled={counted[from + place] !== undefined}>
                {counted[from + place]}
              </span>
            ))}
          </div>
          <span className={styles.tierName}>{name}</span>
        </div>
      ))}
    </div>
  );
}
