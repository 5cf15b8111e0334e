import type {ReactNode} from 'react';
import styles from './VersionFields.module.css';

/** The fields of one version, side by side. */
export function VersionFields({legend, children}: {readonly legend: string; readonly children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.version}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
