import type {GroupCounts} from './differenceInterval';
import {twoSided} from './normal';

/**
 * How often two equally good pages would differ at least as much as these two
 * groups do, from 0 to 1: the two-proportion z test with pooled variance.
 * NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3,
 * https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm
 */
export function differencePValue(control: GroupCounts, treatment: GroupCounts): number {
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / treatment.visitors));
  return twoSided((treatment.conversions / treatment.visitors - control.conversions / control.visitors) / error);
}
