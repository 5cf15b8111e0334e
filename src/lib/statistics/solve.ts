/** A number, and the function's distance from the wanted value there. */
interface Trial {
  readonly x: number;
  readonly miss: number;
}

/**
 * How far to go from the newest trial to the opposite one, from 0 to 1: by inverse quadratic interpolation of the last
 * three if their curve is smooth enough, else halfway.
 */
function stepAcross(newest: Trial, across: Trial, before: Trial): number {
  const xi = (newest.x - across.x) / (before.x - across.x);
  const phi = (newest.miss - across.miss) / (before.miss - across.miss);
  // There are only two trials at first.
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  const [a, b, c] = [newest.miss, across.miss, before.miss];
  return (
    (a / (b - a)) * (c / (b - c)) + ((before.x - newest.x) / (across.x - newest.x)) * (a / (c - a)) * (b / (c - b))
  );
}

/**
 * Where a rising function has a value, as precisely as requested or as numbers allow. Undefined if it does not have it
 * between the two ends. Uses inverse quadratic steps, or halving where they would not help: Chandrupatla (1997),
 * Advances in Engineering Software 28, 145.
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
