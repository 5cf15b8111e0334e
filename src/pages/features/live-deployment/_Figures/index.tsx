import {Wrap} from '@site/src/ui/Wrap';
import type {Claim} from '@site/src/content/claims';
import styles from './styles.module.css';

/** Figures along a tape measure that runs across the page. */
export function Figures({claims, label}: {claims: readonly Claim[]; label: string}) {
  return (
    <section className={styles.tape} aria-label={label}>
      <Wrap>
        <dl className={styles.figures}>
          {claims.map((claim) => (
            <div key={claim.label} className={styles.figure}>
              <dt>{claim.label}</dt>
              <dd>{claim.value}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
