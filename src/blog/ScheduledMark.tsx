import styles from './ScheduledMark.module.css';

/** Says, in development only, that a post's day is still to come. */
export function ScheduledMark() {
  return <span className={styles.mark}>Scheduled</span>;
}
