import type {ReactNode} from 'react';
import styles from './VersionCount.module.css';
import {versionNumbers} from './names';

export interface VersionCountProps {
  readonly count: number;
  readonly onChange: (count: string) => void;
}

/** Adds a version, or takes the last one away. */
export function VersionCount({count, onChange}: VersionCountProps): ReactNode {
  return (
    <div className={styles.row}>
      {count < versionNumbers.length && (
        <button type="button" onClick={() => onChange(String(count + 1))}>
          Add a version
        </button>
      )}
      {count > 2 && (
        <button type="button" onClick={() => onChange(String(count - 1))}>
          Remove the last
        </button>
      )}
    </div>
  );
}
