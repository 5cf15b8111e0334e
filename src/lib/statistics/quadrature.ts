/** Points and weights between -1 and 1. */
interface Rule {
  readonly points: readonly number[];
  readonly weights: readonly number[];
}

/** The Gauss-Legendre rule of an order, its points found by Newton's method: Abramowitz and Stegun, 25.4.29. */
function gaussLegendre(order: number): Rule {
  const points: number[] = [];
  const weights: number[] = [];
  for (let index = 0; index < order; index += 1) {
    let x = Math.cos((Math.PI * (index + 0.75)) / (order + 0.5));
    let slope = 1;
    for (let round = 0; round < 20; round += 1) {
      let [before, value] = [1, x];
      for (let n = 2; n <= order; n += 1) [before, value] = [value, ((2 * n - 1) * x * value - (n - 1) * before) / n];
      slope = (order * (x * value - before)) / (x ** 2 - 1);
      x -= value / slope;
    }
    points.push(x);
    weights.push(2 / ((1 - x ** 2) * slope ** 2));
  }
  return {points, weights};
}

const rule = gaussLegendre(10);

/** A point to evaluate a function at, and the weight of its value. */
export interface Node {
  readonly x: number;
  readonly weight: number;
}

/**
 * Where to evaluate a smooth function to integrate it from one number to
 * another: ten points in each of several equal parts.
 *
 * @param part the length of a part; the function should change little within half of it.
 */
export function nodesBetween(from: number, to: number, part: number): Node[] {
  const parts = Math.max(1, Math.ceil((to - from) / part));
  const half = (to - from) / parts / 2;
  return Array.from({length: parts}, (_, index) => from + (2 * index + 1) * half).flatMap((center) =>
    rule.points.map((point, index) => ({x: center + point * half, weight: (rule.weights[index] ?? 0) * half})),
  );
}
