import type {Place} from './places';

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
