import styles from './styles.module.css';

export interface Figure {
  readonly term: string;
  readonly value: string;
}

/** A few numbers with their names. */
export function Figures({figures}: {readonly figures: readonly Figure[]}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({term, value}) => (
        <div key={term} className={styles.figure}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
