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

/** What threads run through: as wide as its places, and from the tape (0) down to the pages (1) one high. */
export interface ThreadGround {
  readonly places: number;
  readonly pages: number;
}

/** Where a thread begins, below the feet, and where it comes out below the tape. */
const feet = 0.02;
const tape = 0.25;

/** The path of a thread from below a person down to the middle of a page, by its number from the left. */
export function threadPath({column}: Place, page: number, {places, pages}: ThreadGround): string {
  const from = column + 0.5;
  const to = ((page + 0.5) / pages) * places;
  const below = (share: number): number => tape + share * (1 - tape);
  return `M${from} ${feet}V${tape}C${from} ${below(0.6)} ${to} ${below(0.5)} ${to} 1`;
}
