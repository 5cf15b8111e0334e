import type {ReactNode} from 'react';
import clsx from 'clsx';
import {exampleTiers} from './words';
import circle from './styles.module.css';
import styles from './TierStrip.module.css';

/** Tiers with the first place of each. */
export const tiers = exampleTiers.map((tier, index) => ({...tier, from: exampleTiers[index - 1]?.to ?? 0}));

/** The month's traffic on a strip of denim; lines across it are the ends of the tiers. */
export function TierStrip({counted}: {counted: readonly string[]}): ReactNode {
  return (
    <div className={styles.strip} aria-hidden="true">
      <span className={styles.name}>Counted</span>
      {tiers.map(({name, from, to}, tier) => (
        <div
          key={name}
          className={styles.tier}
          data-current={counted.length <= to && (counted.length > from || from === 0)}
          style={{gridColumn: `tier ${tier + 1} / tier ${tier + 2}`}}
        >
          <div className={styles.places}>
            {Array.from({length: to - from}, (_, place) => (
              <span
                key={place}
                className={clsx(circle.person, styles.place)}
                style={{gridColumn: `person ${place + 1}`}}
                data-filled={counted[from + place] !== undefined}
              >
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
