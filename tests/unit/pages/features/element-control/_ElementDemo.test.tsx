/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import ElementDemo from '@site/src/pages/features/element-control/_ElementDemo/ElementDemo.island';

const status = () => screen.getByRole('status');

test('the chosen visitor decides what the page shows and in which order', () => {
  render(<ElementDemo />);
  expect(status()).toHaveTextContent(
    /^First-time visitors arrive with utm_campaign=.*Hidden: what is new, price calculator\.$/,
  );
  fireEvent.click(screen.getByRole('button', {name: 'High-intent'}));
  expect(status()).toHaveTextContent(
    'High-intent visitors arrive with utm_term=classes-price. They see, from top to bottom: headline, price calculator, sign-up form, customer quotes. ' +
      'Hidden: navigation bar, introduction video, what is new.',
  );
  expect(screen.getByRole('img', {name: /^The page of a high-intent visitor/})).toHaveTextContent(
    'What would it cost?',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Return'}));
  expect(screen.getByRole('img', {name: /^The page of a return visitor/})).not.toHaveTextContent('What would it cost?');
});

test('the table has all three, whoever is chosen', () => {
  render(<ElementDemo />);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', {name}))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual([
    'Element',
    'First-time',
    'Return',
    'High-intent',
  ]);
  expect(cells(/^Price calculator/)).toEqual(['Hidden', 'Hidden', 'Moved up']);
  expect(cells(/^What is new/)).toEqual(['Hidden', 'Moved up', 'Hidden']);
  expect(cells(/^Customer quotes/)).toEqual(['Shown', 'Shown', 'Shown']);
});
