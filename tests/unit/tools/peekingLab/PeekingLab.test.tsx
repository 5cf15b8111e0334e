/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import fc from '@site/tests/support/properties';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import PeekingLab from '@site/src/tools/peekingLab/PeekingLab.island';

const example = labAnswer({looks: 21, alpha: 0.05, seed: 1});

// The tool writes its fields into the address.
beforeEach(() => window.history.replaceState(null, '', '/'));

test('shows the example at once, and computes without a worker where there is none', async () => {
  render(<PeekingLab example={example} />);
  expect(screen.getByText(/^Look 21 times, and 25\.2%/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Number of looks'), {target: {value: '3'}});
  expect(screen.getByText('Computing the limits.')).toBeVisible();
  expect(await screen.findByText(/^Look 3 times, and 10\.7%/)).toBeVisible();
  expect(await screen.findByText(/agree with the exact shares to the third decimal/)).toBeVisible();
});

test('a simulation can be canceled and begun again, and the exact shares stay', async () => {
  render(<PeekingLab example={example} />);
  fireEvent.change(screen.getByLabelText('Seed'), {target: {value: '2'}});
  fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(screen.getByText(/^Look 21 times, and 25\.2%/)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', {name: /^Simulate/}));
  expect(await screen.findByText(/simulated with seed 2/, {}, {timeout: 20_000})).toBeVisible();
}, 30_000);

test('shows numbers or what is wrong, whatever an address carries', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.record({looks: text, alpha: text, seed: text, rule: text}), (texts) => {
      const {container, unmount} = render(
        <PeekingLab preset={`?${new URLSearchParams(texts).toString()}`} example={example} />,
      );
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/);
      const drawn = [...container.querySelectorAll('polyline, polygon')].map((line) => line.getAttribute('points'));
      expect(drawn.join(' ')).not.toMatch(/NaN|Infinity/);
      unmount();
    }),
    {numRuns: 40},
  );
});
