/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {Table} from '@site/src/ui/Table';

const columns = ['Group', 'Visitors'];
const rows = [
  ['Control', '4,000'],
  ['Treatment', '4,100'],
];

const labels = (): (string | null)[] => screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));

test('columns have headings, and each cell but the first says on phones which column it is in', () => {
  render(<Table columns={columns} rows={rows} caption="Visitors of each group" />);
  expect(screen.getByRole('table', {name: 'Visitors of each group'})).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual(columns);
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(labels()).toEqual([null, 'Visitors', null, 'Visitors']);
});

test('the first cell may be the heading of its row, and no cell have a label', () => {
  render(<Table columns={columns} rows={rows} ariaLabel="Groups" isHeaded cellLabels="none" />);
  expect(screen.getByRole('table', {name: 'Groups'})).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual(['Control', 'Treatment']);
  expect(labels()).toEqual([null, null]);
});

test('the first cell may have a label too, and labels other words than the headings', () => {
  render(<Table columns={columns} rows={rows} cellLabels={['Name', 'Seen']} isFirstLabeled />);
  expect(labels()).toEqual(['Name', 'Seen', 'Name', 'Seen']);
});
