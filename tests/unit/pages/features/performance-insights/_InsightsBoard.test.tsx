/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import InsightsBoard from '@site/src/pages/features/performance-insights/_InsightsBoard/InsightsBoard.island';
import {renderInSite} from '../../../../support/render';

const metric = (name: RegExp) => within(screen.getByRole('group', {name: 'Metric'})).getByRole('button', {name});
const choose = (segment: string) =>
  fireEvent.click(within(screen.getByRole('group', {name: 'Segment'})).getByRole('button', {name: segment}));
/** The table may be folded. */
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row', {hidden: true})
    .map(({cells}) => Array.from(cells, ({textContent}) => textContent));

beforeEach(() => {
  renderInSite(<InsightsBoard />, {at: '/features/performance-insights'});
});

it('starts with the conversion rate of all pages, drawn and as a table', () => {
  expect(metric(/^Conversion rate/)).toHaveAttribute('aria-pressed', 'true');
  expect(metric(/^Conversion rate/)).toHaveAccessibleName(/2 of 8 ahead/);
  expect(screen.getByRole('img', {name: /^Conversion rate by page, segment “All”/})).toHaveTextContent(
    'Month-end issue',
  );
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(rows()).toHaveLength(9);
  expect(rows()[1]).toEqual(['Price keyword', '2.4%', '3.8%', '0.6 to 2.2 points', 'Ahead']);
});

it('a segment changes the reading, the tiles and the table; the chart keeps every page', () => {
  choose('Phone');
  expect(screen.getByRole('status')).toHaveTextContent('1 ahead, 1 undecided, 1 with a broken split');
  expect(metric(/^Traffic/)).toHaveTextContent('20,510');
  expect(rows().map(([name]) => name)).toEqual([
    'Page',
    'Price keyword, phone',
    'Price keyword, German, phone',
    'Month-end issue, phone',
  ]);
  const chart = screen.getByRole('img', {name: /segment “Phone”/});
  expect(chart).toHaveTextContent('Finance leads');
  expect(within(chart).getAllByText(/^(Ahead|Too early|Check the split)$/)).toHaveLength(3);
});

it('traffic has its own columns, and points at the broken split', () => {
  fireEvent.click(metric(/^Traffic/));
  choose('Newsletter');
  expect(rows()).toEqual([
    ['Page', 'Control', 'Treatment', 'In treatment', 'Split'],
    ['Month-end issue', '2,100', '2,120', '50.2%', 'Even'],
    ['Month-end issue, phone', '3,000', '3,340', '52.7%', 'Uneven'],
  ]);
  expect(screen.getByRole('img', {name: /^Traffic by page/})).toHaveTextContent('Check the split');
});
