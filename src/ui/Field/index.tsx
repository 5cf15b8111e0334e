import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The attributes that tie a control to its label and to what is wrong with it. */
export interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly onInput?: () => void;
  readonly onBlur?: () => void;
}

export interface FieldProps {
  readonly label: string;
  /** What is wrong with the value, in words; undefined where nothing is. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control: an input, a select or a textarea with these attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A control of a form with its label above, and its problem and its hint in words below, where there are any. */
export function Field({label, problem, hint, className, children}: FieldProps) {
  const id = useId();
  const [problemId, hintId] = [`${id}problem`, `${id}hint`];
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': problem !== undefined,
        'aria-describedby': clsx(problem && problemId, hint && hintId) || undefined,
      })}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
