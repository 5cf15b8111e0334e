import styles from './styles.module.css';

export interface ChoiceGroupProps<Id extends string> {
  /** What is being chosen; read out, and shown before the choices. */
  label: string;
  choices: readonly {readonly id: Id; readonly label: string}[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A row of buttons of which one is pressed; each is a stop of its own for the keyboard. */
export function ChoiceGroup<Id extends string>({label, choices, chosen, onChoose}: ChoiceGroupProps<Id>) {
  return (
    // Without scripts the first choice stays.
    <div className={styles.group} role="group" aria-label={label} data-needs-script>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {choices.map(({id, label: name}) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
