/** The roll stands between who counts and who does not, and is two people wide. */
export const rollWidth = 2;

/** Where somebody stands: in which row, and how many places from its left end. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The row in which the tape that measures this many people ends. */
export function rowOfRoll(counted: number, perRow: number): number {
  return Math.max(0, Math.ceil(counted / perRow) - 1);
}

/** The place of the person at this position of the line, who counts first: whoever does not stands behind the roll. */
export function placeAt(position: number, counted: number, perRow: number): Place {
  const row = Math.floor(position / perRow);
  const isBehindRoll = row === rowOfRoll(counted, perRow) && position >= counted;
  return {row, column: (position % perRow) + (isBehindRoll ? rollWidth : 0)};
}
