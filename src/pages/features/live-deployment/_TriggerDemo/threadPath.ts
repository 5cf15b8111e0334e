export interface ThreadPoint {
  readonly x: number;
  readonly y: number;
}

/** A smooth line from left to right through all points, as the `d` of an SVG path; level where it passes a point. */
export function threadAcross(points: readonly ThreadPoint[]): string {
  return points
    .map(({x, y}, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** The middle of one of several equal parts of a length of 1, counted from 0. */
export function middleOf(index: number, count: number): number {
  return (index + 0.5) / count;
}
