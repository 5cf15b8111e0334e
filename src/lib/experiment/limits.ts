import type {GroupCounts} from '../statistics/checks';

/** A p-value of the split below this means that it is broken, a chi-square of 10.83 with two versions: productFacts.sampleRatio. */
export const splitLimit = 0.001;

/** Whether the z test may be used: it needs five conversions, and five visitors without one, to be expected in each group. */
export function hasEnoughForZ(control: GroupCounts, treatment: GroupCounts): boolean {
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  return Math.min(control.visitors, treatment.visitors) * Math.min(pooled, 1 - pooled) >= 5;
}
