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

/** What threads run through: as wide as its places, and from the first tape (0) down to the pages (1) one high. */
export interface ThreadGround {
  readonly rows: number;
  readonly places: number;
  readonly pages: number;
}

/** Where a thread begins, below the feet, and where it comes out below the tape: of the only row, and of the lower of two. */
const onlyRow = {feet: 0.02, tape: 0.25} as const;
const lowerRow = {feet: 0.67, tape: 0.79} as const;

/** Beside the lower row, the outer pages' lane runs above and outside the inner ones'. */
const outerLane = {distance: 0.26, level: 0.185} as const;
const innerLane = {distance: 0.12, level: 0.2} as const;

function direct(from: number, to: number, {feet, tape}: typeof onlyRow | typeof lowerRow): string {
  const below = (share: number): number => tape + share * (1 - tape);
  return `M${from} ${feet}V${tape}C${from} ${below(0.6)} ${to} ${below(0.5)} ${to} 1`;
}

/** From the upper of two rows: along its tape to the nearer edge, down beside the lower row, and back in below that. */
function around(
  from: number,
  to: number,
  places: number,
  {distance, level}: typeof outerLane | typeof innerLane,
): string {
  const side = to < places / 2 ? -1 : 1;
  const lane = side < 0 ? -distance : places + distance;
  const along = `Q${from} ${level} ${from + side * 0.4} ${level}H${lane - side * 0.15}`;
  return `M${from} ${onlyRow.feet}V.1${along}Q${lane} ${level} ${lane} ${level + 0.05}V.8C${lane} .94 ${to} .86 ${to} 1`;
}

/** The path of a thread from below a person down to the middle of a page, by its number from the left. */
export function threadPath({row, column}: Place, page: number, {rows, places, pages}: ThreadGround): string {
  const from = column + 0.5;
  const to = ((page + 0.5) / pages) * places;
  if (rows === 1) return direct(from, to, onlyRow);
  if (row > 0) return direct(from, to, lowerRow);
  return around(from, to, places, page === 0 || page === pages - 1 ? outerLane : innerLane);
}
