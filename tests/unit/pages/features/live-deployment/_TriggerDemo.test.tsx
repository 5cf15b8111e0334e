/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import TriggerDemo from '@site/src/pages/features/live-deployment/_TriggerDemo/TriggerDemo.island';

const choose = (gate: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', {name: gate})).getByRole('button', {name}));
const served = () => screen.getAllByRole('listitem', {current: true}).map(({textContent}) => textContent);
const verdict = () => screen.getByRole('status');

test('the visit decides which page is served, and the verdict says why', () => {
  render(<TriggerDemo />);
  expect(served()).toEqual([expect.stringContaining('Arbeitskleidung zum Frühlingspreis')]);
  expect(verdict()).toHaveTextContent('as utm_campaign=spring* and German both fit.');

  choose('Language', 'French');
  expect(served()).toEqual([expect.stringContaining('Workwear that lasts')]);
  expect(verdict()).toHaveTextContent('the original, because no page was made for this visit.');
  const page = screen.getByText(/^Arbeitskleidung/, {selector: 'li *'}).closest('li');
  expect(page?.querySelector('[data-met="true"]')).toHaveTextContent('utm_campaign=spring*');
  expect(page?.querySelector('[data-met="false"]')).toHaveTextContent('German');

  choose('Source', 'Vanity URL');
  expect(verdict()).toHaveTextContent(/arrives at yoursite\.com\/crew\. .* as yoursite\.com\/crew fits\.$/);
  choose('Source', 'LinkedIn ad');
  choose('Device', 'Desktop');
  expect(served()).toEqual([expect.stringContaining('for the whole team')]);
});

test('the thread passes the chosen places and ends at the page', () => {
  const {container} = render(<TriggerDemo />);
  const thread = () => container.querySelector('svg .thread')?.getAttribute('d');
  expect(thread()).toMatch(/^M0 0\.5C.* 0\.5 0\.25C.* 1\.5 0\.5C.* 2\.5 0\.375C.* 3\.5 0\.5C.* 4 0\.3$/);
  choose('Device', 'Desktop');
  choose('Source', 'Typed in');
  expect(thread()).toMatch(/ 0\.5 0\.75C.* 2\.5 0\.125C.* 4 0\.9$/);
});
