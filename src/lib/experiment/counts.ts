/** What one group of a test did. */
export interface GroupCounts {
  readonly visitors: number;
  /** Visitors who converted, each counted once. */
  readonly conversions: number;
}

export const rateOf = ({visitors, conversions}: GroupCounts): number => conversions / visitors;

/** The standard normal quantile of a two-sided 95% interval. */
export const z95 = 1.959964;

/** The standard normal quantile of a power of 80%. */
export const z80 = 0.841621;
