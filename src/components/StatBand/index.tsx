import type {ReactNode} from 'react';
import type {Claim} from '@site/src/data/claims';
import {Section} from '../Section';
import styles from './styles.module.css';

/** Figures on the dark band. */
export function StatBand({claims, label}: {claims: readonly Claim[]; label: string}): ReactNode {
  return (
    <Section tone="denim" aria-label={label}>
      <dl className={styles.stats}>
        {claims.map((claim) => (
          <div key={claim.label} className={styles.stat}>
            <dt className={styles.label}>{claim.label}</dt>
            <dd className={styles.value}>{claim.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
