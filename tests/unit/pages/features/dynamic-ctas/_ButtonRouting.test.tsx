/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import ButtonRouting from '@site/src/pages/features/dynamic-ctas/_ButtonRouting/ButtonRouting.island';
import {buttonVersions} from '@site/src/pages/features/dynamic-ctas/words';

test('each source has its own words and its own destination', () => {
  render(<ButtonRouting />);
  expect(buttonVersions.length).toBeGreaterThanOrEqual(4);
  for (const {source, words, path, query} of buttonVersions) {
    const button = screen.getByRole('button', {name: new RegExp(`^${source}`)});
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(`The button says “${words}” and leads to ${path}`);
    expect(screen.getByText(`yoursite.com/payroll${query}`)).toBeVisible();
    expect(screen.getByText(`yoursite.com${path}`)).toBeVisible();
  }
  expect(new Set(buttonVersions.map(({words}) => words)).size).toBe(buttonVersions.length);
});

test('only a changed button is stitched', () => {
  render(<ButtonRouting />);
  const outline = (words: string) => screen.getByText(words).parentElement;
  expect(outline('See the price list')).toHaveClass('stitched');
  fireEvent.click(screen.getByRole('button', {name: /^Typed the address/}));
  expect(outline('Get started')).not.toHaveClass('stitched');
});
