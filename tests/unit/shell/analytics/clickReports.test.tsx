/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import clickReports from '@site/src/shell/analytics/clickReports.behavior';

const page = '/features/ab-testing-analytics';
const sent = jest.fn();

beforeAll(() => clickReports.start());
beforeEach(() => {
  sent.mockClear();
  window.gtag = sent;
});
afterEach(() => Reflect.deleteProperty(window, 'gtag'));

it('reports a call to action once, wherever on it the click falls and whatever became of the click', () => {
  render(
    <button type="button" onClick={(event) => event.preventDefault()} {...reportsClick(page, 'hero-primary')}>
      <span>Start</span>
    </button>,
  );
  fireEvent.click(screen.getByText('Start'));
  expect(sent.mock.calls).toEqual([['event', 'cta_click', {cta_location: 'hero', cta_variant: 'primary', page}]]);
});

it('reports links to the documentation as such, and as calls to action where they are', () => {
  render(
    <>
      <a href="/docs/ab-testing" {...reportsClick(page, 'footer-secondary')}>
        View Docs
      </a>
      <a href="/docs/ab-testing#how-it-works" {...reportsClick(page)}>
        How it works
      </a>
      <a href="/docs/ab-testing">Unmarked</a>
    </>,
  );
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(sent.mock.calls).toEqual([
    ['event', 'cta_click', {cta_location: 'footer', cta_variant: 'secondary', page}],
    ['event', 'doc_click', {page}],
    ['event', 'doc_click', {page}],
  ]);
});
