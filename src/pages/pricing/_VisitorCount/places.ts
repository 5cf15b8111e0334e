import {examplePeople, firstTier} from './words';

/** How many people a row has room for, and how many of them the roll takes. */
export interface RowRoom {
  readonly people: number;
  readonly roll: number;
}

/** All in one row, and where that has no room, a row for each tier. */
export const rooms = {
  wide: {people: examplePeople.length, roll: 2},
  narrow: {people: firstTier, roll: 1},
} as const satisfies Record<string, RowRoom>;

/** Where somebody stands: in which row, and how many places from its left end. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The row in which the tape that measures this many people ends. */
export function rowOfRoll(counted: number, {people}: RowRoom): number {
  return Math.max(0, Math.ceil(counted / people) - 1);
}

/** The place of the person at this position of the line, who counts first: whoever does not stands behind the roll. */
export function placeAt(position: number, counted: number, room: RowRoom): Place {
  const row = Math.floor(position / room.people);
  const isBehindRoll = row === rowOfRoll(counted, room) && position >= counted;
  return {row, column: (position % room.people) + (isBehindRoll ? room.roll : 0)};
}
