import type {ReactNode} from 'react';
import {ButtonRow, SmallButton} from '../SmallButton/SmallButton.client';
import {versionNumbers} from './names';

export interface VersionCountProps {
  readonly count: number;
  readonly onChange: (count: string) => void;
}

/** Adds a version, or takes the last one away. */
export function VersionCount({count, onChange}: VersionCountProps): ReactNode {
  return (
    <ButtonRow>
      {count < versionNumbers.length && (
        <SmallButton onClick={() => onChange(String(count + 1))}>Add a version</SmallButton>
      )}
      {count > 2 && <SmallButton onClick={() => onChange(String(count - 1))}>Remove the last</SmallButton>}
    </ButtonRow>
  );
}
