import styles from './styles.module.css';

export type FeatureStatus = 'Available' | 'Live' | 'Coming Soon';

/** Whether a feature can be used yet, beside its title. */
export function StatusMark({status}: {status: FeatureStatus}) {
  return <span className={styles.status}>{status}</span>;
}
