/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {TeamDrawing} from '@site/src/pages/team/_TeamDrawing';
import {TeamList} from '@site/src/pages/team/_TeamList';
import {renderInSite} from '../../../support/render';

test('each piece of the jacket has the role and the cloth of the person to whom it leads', () => {
  const {container} = renderInSite(
    <>
      <TeamDrawing />
      <TeamList />
    </>,
  );
  const pieces = within(screen.getByRole('navigation', {name: 'The team by role'})).getAllByRole('link');
  expect(pieces.length).toBeGreaterThan(0);
  for (const piece of pieces) {
    const person = container.querySelector(`li${piece.getAttribute('href')}`);
    expect(piece).toHaveAccessibleName(person?.querySelector('h3')?.textContent);
    expect(piece.getAttribute('style')).toBe(person?.getAttribute('style'));
  }
});
