import {conversionInterval} from './conversionInterval';

/** How many visitors a group had, and how many of them converted. */
export interface GroupCounts {
  readonly visitors: number;
  readonly conversions: number;
}

/**
 * The difference between two conversion rates, treatment minus control, with
 * its 95% interval after Newcombe (1998, method 10), which combines the two
 * Wilson intervals. All three lie between -1 and 1.
 */
export function differenceInterval(
  control: GroupCounts,
  treatment: GroupCounts,
): {readonly difference: number; readonly low: number; readonly high: number} {
  const from = conversionInterval(control.conversions, control.visitors);
  const to = conversionInterval(treatment.conversions, treatment.visitors);
  const difference = to.rate - from.rate;
  return {
    difference,
    low: difference - Math.hypot(to.rate - to.low, from.high - from.rate),
    high: difference + Math.hypot(to.high - to.rate, from.rate - from.low),
  };
}
