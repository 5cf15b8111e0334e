import styles from './Gate.module.css';

export interface GateProps<Id extends string> {
  label: string;
  choices: readonly {readonly id: Id; readonly label: string}[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One thing that a visit says, as a row of openings; the thread goes through the chosen one. */
export function Gate<Id extends string>({label, choices, chosen, onChoose}: GateProps<Id>) {
  return (
    <div className={styles.gate} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {choices.map(({id, label: name}) => (
        <span key={id} className={styles.place}>
          <button type="button" className={styles.choice} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </button>
        </span>
      ))}
    </div>
  );
}
