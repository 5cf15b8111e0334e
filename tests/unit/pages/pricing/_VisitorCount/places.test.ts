import {placeAt, rowOfRoll} from '@site/src/pages/pricing/_VisitorCount/places';

const row = (counted: number, perRow: number): string[] =>
  Array.from({length: 12}, (_, position) => {
    const {row, column} = placeAt(position, counted, perRow);
    return `${row}.${column}`;
  });

test('in one row, whoever does not count stands behind the roll, which is two people wide', () => {
  expect(row(10, 12)).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '0.12', '0.13']);
});

test('in two rows, the roll ends the row of the last who counts, and takes no room in the other', () => {
  expect(row(8, 6)).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.0', '1.1', '1.4', '1.5', '1.6', '1.7']);
  expect(row(5, 6).slice(4)).toEqual(['0.4', '0.7', '1.0', '1.1', '1.2', '1.3', '1.4', '1.5']);
});

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [12, 1],
])('the tape of %i people ends in row %i', (counted, expected) => {
  expect(rowOfRoll(counted, 6)).toBe(expected);
});

test('nobody shares a place', () => {
  for (const perRow of [6, 12]) {
    for (let counted = 0; counted <= 12; counted += 1) expect(new Set(row(counted, perRow)).size).toBe(12);
  }
});
