/**
 * Where a function that rises all the way takes a value, by halving the interval
 * until its ends are as near as asked for, or as numbers get. Undefined where it
 * does not take it between them.
 */
export function solveRising(
  rising: (x: number) => number,
  value: number,
  from: number,
  to: number,
  precision = 0,
): number | undefined {
  let [low, high] = [from, to];
  if (rising(low) > value || rising(high) < value) return undefined;
  for (;;) {
    const middle = (low + high) / 2;
    if (high - low <= precision || middle <= low || middle >= high) return middle;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
}
