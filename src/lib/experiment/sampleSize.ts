import {z80, z95} from './quantiles';

/**
 * Visitors that each group needs for a test at 95% confidence to find a true
 * change of the conversion rate four times out of five (80% power).
 * Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 2003,
 * chapter 4, without continuity correction; R's power.prop.test does the same.
 *
 * @param baseline conversion rate of the control, between 0 and 1.
 * @param lift relative change worth finding: 0.2 is a fifth more conversions.
 * @throws RangeError when a rate is not between 0 and 1, or nothing changes.
 */
export function visitorsPerGroup(baseline: number, lift: number): number {
  const changed = baseline * (1 + lift);
  if (!(baseline > 0 && baseline < 1 && changed > 0 && changed < 1) || lift === 0) {
    throw new RangeError(
      `A baseline of ${baseline} with a lift of ${lift} is not valid; both rates must lie between 0 and 1.`,
    );
  }
  const mean = (baseline + changed) / 2;
  const withoutChange = z95 * Math.sqrt(2 * mean * (1 - mean));
  const withChange = z80 * Math.sqrt(baseline * (1 - baseline) + changed * (1 - changed));
  return Math.ceil((withoutChange + withChange) ** 2 / (changed - baseline) ** 2);
}
