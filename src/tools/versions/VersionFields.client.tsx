import type {ReactNode} from 'react';
import styles from './VersionFields.module.css';

export interface VersionFieldsProps {
  readonly legend: string;
  /** Below them. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, side by side: those of one version, or one of each. */
export function VersionFields({legend, note, children}: VersionFieldsProps) {
  return (
    <fieldset className={styles.version}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
