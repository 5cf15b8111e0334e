/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {IslandBoundary} from '@site/src/browser/islands/IslandBoundary.client';

test('a part of the page that failed is there once it is tried again and works', () => {
  let isBroken = true;
  function Part(): ReactNode {
    if (isBroken) throw new Error('The thread snapped');
    return 'The result';
  }
  // React tells of what was caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const {container} = render(
    <IslandBoundary>
      <Part />
    </IslandBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The thread snapped');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(container).toHaveTextContent(/^The result$/);
});
