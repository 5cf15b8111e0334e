import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A line of code-like text with its label and what is wrong with it. */
export function Field({label, value, inputMode, problem, onChange}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}problem`}
        onChange={({target}) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
