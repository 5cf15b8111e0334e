export interface Axis {
  readonly start: number;
  readonly end: number;
  /** From start to end, both included. */
  readonly ticks: readonly number[];
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least the given width. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= width * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * An axis with round ticks that holds all values, in about `steps` steps.
 * Values that are all the same get an axis of one step around them.
 */
export function axisFor(values: readonly number[], steps = 4): Axis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = roundStep((high - low || Math.abs(high) || 1) / steps);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  // Multiplied rather than added, and rounded: 3 * 0.1 is 0.30000000000000004.
  const ticks = Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return {start: ticks[0] ?? low, end: ticks.at(-1) ?? high, ticks};
}
