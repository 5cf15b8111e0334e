/** @jest-environment jsdom */
import {useState, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {VersionCount} from '@site/src/tools/versions/VersionCount.client';

function Versions({begin}: {readonly begin: number}): ReactNode {
  const [count, setCount] = useState(begin);
  return <VersionCount count={count} onChange={(text) => setCount(Number(text))} />;
}

test.each([
  {begin: 4, pressed: 'Add a version', left: 'Remove the last'},
  {begin: 3, pressed: 'Remove the last', left: 'Add a version'},
])('at a limit "$pressed" goes, and gives its focus to "$left"', ({begin, pressed, left}) => {
  render(<Versions begin={begin} />);
  const button = screen.getByRole('button', {name: pressed});
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', {name: pressed})).toBeNull();
  expect(screen.getByRole('button', {name: left})).toHaveFocus();
});

test('before a limit the focus stays', () => {
  render(<Versions begin={3} />);
  const add = screen.getByRole('button', {name: 'Add a version'});
  add.focus();
  fireEvent.click(add);
  expect(add).toHaveFocus();
});
