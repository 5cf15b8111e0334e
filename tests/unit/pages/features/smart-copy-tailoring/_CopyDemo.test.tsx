/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import CopyDemo from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/CopyDemo.island';

const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', {name: group})).getByRole('button', {name}));

test('audience and language change the headline, and only what changed is stitched', () => {
  render(<CopyDemo />);
  expect(screen.getByText('for restaurants with changing shifts')).toHaveClass('tailored');

  choose('Audience', 'Everyone');
  expect(screen.getByText('Payroll for growing teams')).not.toHaveClass('tailored');
  expect(screen.getByText(/^The original, for every visit that no rule matches/)).toBeVisible();

  choose('Audience', 'Finance leads');
  choose('Language', 'German');
  const german = screen.getByText('Lohnabrechnung rechtzeitig zum Monatsabschluss');
  expect(german).toHaveClass('tailored');
  expect(german.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('utm_source=linkedin')).toBeVisible();
  expect(screen.getByText('browser language: German')).toBeVisible();
  expect(screen.getByText('yoursite.com/payroll?utm_source=linkedin')).toBeVisible();
});
