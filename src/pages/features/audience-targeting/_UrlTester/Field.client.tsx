import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Wraps a text that may be longer than the field; the number is its lines where the browser cannot fit it. */
  readonly rows?: number;
  readonly inputMode?: ComponentProps<'textarea'>['inputMode'];
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A line of code-like text with its label and what is wrong with it. */
export function Field({label, value, rows, inputMode, problem, onChange}: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    inputMode,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 2000,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}problem`,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input type="text" {...shared} onChange={({target}) => onChange(target.value)} />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({target}) => onChange(target.value.replace(/[\r\n]+/g, ''))}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
