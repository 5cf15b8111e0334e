import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Lines that the field has where the browser cannot fit it to its text. */
  readonly rows?: number;
  readonly inputMode?: ComponentProps<'textarea'>['inputMode'];
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A line of code-like text with its label and what is wrong with it; a line too long for the field is wrapped. */
export function Field({label, value, rows = 1, inputMode, problem, onChange}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={rows}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}problem`}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({target}) => onChange(target.value.replace(/[\r\n]+/g, ''))}
      />
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
