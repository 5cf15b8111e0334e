import styles from './styles.module.css';

export interface Step {
  title: string;
  text: string;
}

/** Things that happen one after the other, joined by a line. */
export function Steps({steps}: {steps: readonly Step[]}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
