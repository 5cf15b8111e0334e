import {rateOf, z95, type GroupCounts} from './counts';
import {twoSided} from './normal';

export interface Difference {
  /** Treatment less control, as a share: 0.014 is 1.4 percentage points. */
  readonly difference: number;
  /** The ends of its 95% confidence interval. */
  readonly low: number;
  readonly high: number;
  /** How often a test of two equal pages would differ at least this much, from 0 to 1. */
  readonly pValue: number;
}

const varianceOf = (group: GroupCounts): number => (rateOf(group) * (1 - rateOf(group))) / group.visitors;

/**
 * Compares the conversion rates of two groups: the interval after Wald with
 * unpooled variance, the p-value from the two-proportion z test with pooled
 * variance. NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3,
 * https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm
 */
export function compareGroups(control: GroupCounts, treatment: GroupCounts): Difference {
  const difference = rateOf(treatment) - rateOf(control);
  const reach = z95 * Math.sqrt(varianceOf(control) + varianceOf(treatment));
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / treatment.visitors));
  return {difference, low: difference - reach, high: difference + reach, pValue: twoSided(difference / error)};
}
