import type {ReactNode} from 'react';
import styles from './FieldGroup.module.css';

/** Fields of one subject, below its name. */
export function FieldGroup({legend, children}: {readonly legend: string; readonly children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
