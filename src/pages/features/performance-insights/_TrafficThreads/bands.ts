/** Pixels for one visitor: all 8,000 are 200 pixels high. */
const scale = 200 / 8000;
const gap = 24;
/** Where the sources end, where the groups begin and end, and where those who converted arrive. */
const columns = {source: 0, group: 232, groupEnd: 237, converted: 400} as const;

interface Edge {
  x: number;
  top: number;
}

/** A band of one height from the left edge to the right one. */
function band(from: Edge, to: Edge, height: number): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.top}C${middle} ${from.top} ${middle} ${to.top} ${to.x} ${to.top}v${height}C${middle} ${to.top + height} ${middle} ${from.top + height} ${from.x} ${from.top + height}z`;
}

export interface Bands {
  /** For each source the paths of its two halves, and the middle of its left edge in pixels. */
  readonly sources: readonly {readonly halves: readonly [string, string]; readonly middle: number}[];
  /** For each group its place, and the path of those who converted, which ends at `end`. */
  readonly groups: readonly {
    readonly top: number;
    readonly height: number;
    readonly path: string;
    readonly end: number;
  }[];
}

/**
 * The bands of a 50/50 split, in a picture 400 units wide and 300 pixels high.
 *
 * @param visitors of each source, 8,000 together.
 * @param conversions of control and treatment.
 */
export function bands(visitors: readonly number[], conversions: readonly number[]): Bands {
  const half = (visitors.reduce((sum, count) => sum + count, 0) * scale) / 2;
  const tops = [(300 - 2 * half - 2 * gap) / 2, 300 / 2 + gap];
  let filled = 0;
  const sources = visitors.map((count, index) => {
    const height = (count * scale) / 2;
    const top = 26 + 2 * filled + index * gap;
    const to = (group: number): string =>
      band(
        {x: columns.source, top: top + group * height},
        {x: columns.group, top: (tops[group] ?? 0) + filled},
        height,
      );
    const halves = [to(0), to(1)] as const;
    filled += height;
    return {halves, middle: top + height};
  });
  const groups = conversions.map((count, index) => {
    const top = tops[index] ?? 0;
    const height = count * scale;
    const end = top + half / 2;
    return {
      top,
      height: half,
      path: band({x: columns.groupEnd, top: top + half / 2}, {x: columns.converted, top: end}, height),
      end,
    };
  });
  return {sources, groups};
}
