import {useId, type ReactNode} from 'react';
import styles from './fields.module.css';

export interface CheckFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice to have something or not. */
export function CheckField({label, hint, isOn, onChange}: CheckFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} aria-describedby={id} onChange={({target}) => onChange(target.checked)} />
        {label}
      </label>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
    </div>
  );
}
