import type {MouseEvent} from 'react';
import {ButtonRow, SmallButton} from '../SmallButton/SmallButton.client';
import {versionNumbers} from './names';

const fewest = 2;
const most = versionNumbers.length;

/** Adds a version, or takes the last one away. */
export function VersionCount({count, onChange}: {readonly count: number; readonly onChange: (count: string) => void}) {
  const changeTo =
    (next: number) =>
    ({currentTarget: {previousElementSibling, nextElementSibling}}: MouseEvent<HTMLButtonElement>): void => {
      onChange(String(next));
      // At a limit the button goes, and the focus would with it.
      const other = previousElementSibling ?? nextElementSibling;
      if ((next === fewest || next === most) && other instanceof HTMLElement) other.focus();
    };
  return (
    <ButtonRow>
      {count < most && <SmallButton onClick={changeTo(count + 1)}>Add a version</SmallButton>}
      {count > fewest && <SmallButton onClick={changeTo(count - 1)}>Remove the last</SmallButton>}
    </ButtonRow>
  );
}
