import type {GroupCounts} from '../statistics/checks';

/**
 * A split with a smaller p-value is broken, which is a chi-square of 10.83 with two versions: productFacts.sampleRatio.
 */
export const splitLimit = 0.001;

/** From there up to this one, a split may be healthy: it is looked at again before its result is read. */
export const lookAgainLimit = 0.01;

/** Whether the z test is valid: it needs at least five expected conversions and non-conversions in each group. */
export function hasEnoughForZ(control: GroupCounts, treatment: GroupCounts): boolean {
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  return Math.min(control.visitors, treatment.visitors) * Math.min(pooled, 1 - pooled) >= 5;
}
