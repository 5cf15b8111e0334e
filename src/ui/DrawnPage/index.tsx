import styles from './styles.module.css';

/** Lines of text on a drawn page; their lengths are shares of its width in percent. */
export function Lines({lengths}: {lengths: readonly number[]}) {
  return lengths.map((length, index) => <i key={index} className={styles.line} style={{width: `${length}%`}} />);
}

/** The brand and three links at the head of a drawn page. */
export function Navigation() {
  return (
    <div className={styles.navigation}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
