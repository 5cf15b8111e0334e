/** A number, and how far a function is there from the value that is looked for. */
interface Trial {
  readonly x: number;
  readonly miss: number;
}

/**
 * How far from the newest trial towards the one across to go next, from 0 to 1: to where a curve through the three
 * latest would take the value if it bends little between them, else halfway.
 */
function stepAcross(newest: Trial, across: Trial, before: Trial): number {
  const xi = (newest.x - across.x) / (before.x - across.x);
  const phi = (newest.miss - across.miss) / (before.miss - across.miss);
  // At first there are but two, and nothing to go by.
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  const [a, b, c] = [newest.miss, across.miss, before.miss];
  return (
    (a / (b - a)) * (c / (b - c)) + ((before.x - newest.x) / (across.x - newest.x)) * (a / (c - a)) * (b / (c - b))
  );
}

/**
 * Where a function that rises all the way takes a value, as near as asked for,
 * or as numbers get. Undefined where it does not take it between the two ends.
 * A bracket is narrowed by inverse quadratic steps, and halved where they would
 * not help: Chandrupatla (1997), Advances in Engineering Software 28, 145.
 */
export function solveRising(
  rising: (x: number) => number,
  value: number,
  from: number,
  to: number,
  precision = 0,
): number | undefined {
  const tryOut = (x: number): Trial => ({x, miss: rising(x) - value});
  let [across, newest] = [tryOut(from), tryOut(to)];
  if (across.miss > 0 || newest.miss < 0) return undefined;
  let before = across;
  for (;;) {
    const best = Math.abs(newest.miss) < Math.abs(across.miss) ? newest : across;
    const nearest = 2 * Number.EPSILON * Math.max(Math.abs(newest.x), Math.abs(across.x)) + precision / 2;
    const least = nearest / Math.abs(across.x - newest.x);
    if (best.miss === 0 || !(least < 0.5)) return best.x;
    const step = Math.min(1 - least, Math.max(least, stepAcross(newest, across, before)));
    const trial = tryOut(newest.x + step * (across.x - newest.x));
    const onSameSide = trial.miss > 0 === newest.miss > 0;
    before = onSameSide ? newest : across;
    if (!onSameSide) across = newest;
    newest = trial;
  }
}
