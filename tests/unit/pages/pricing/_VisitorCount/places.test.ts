import {placeAt, rooms, rowOfRoll, threadPath, type RowRoom} from '@site/src/pages/pricing/_VisitorCount/places';

const places = (counted: number, room: RowRoom): string[] =>
  Array.from({length: 12}, (_, position) => {
    const {row, column} = placeAt(position, counted, room);
    return `${row}.${column}`;
  });

test('in one row, whoever does not count stands behind the roll, which takes the room of two', () => {
  expect(places(10, rooms.wide).join(' ')).toBe('0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 0.12 0.13');
});

test('in two rows, the roll ends the row of the last who counts, with the room of one, and takes none in the other', () => {
  expect(places(8, rooms.narrow).join(' ')).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.0 1.1 1.3 1.4 1.5 1.6');
  expect(places(5, rooms.narrow).join(' ')).toBe('0.0 0.1 0.2 0.3 0.4 0.6 1.0 1.1 1.2 1.3 1.4 1.5');
});

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [12, 1],
])('the tape of %i people ends in row %i', (counted, expected) => {
  expect(rowOfRoll(counted, rooms.narrow)).toBe(expected);
});

test('nobody shares a place', () => {
  for (const room of Object.values(rooms)) {
    for (let counted = 0; counted <= 12; counted += 1) expect(new Set(places(counted, room)).size).toBe(12);
  }
});

test('a thread begins below the person and ends in the middle of the page', () => {
  expect(threadPath({row: 0, column: 2}, 1, {places: 14, pages: 4})).toMatch(/^M2\.5 .* 5\.25 1$/);
});
