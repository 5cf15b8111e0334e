import {checkGroup, checkWhole, type GroupCounts} from './checks';

/** What a test of means needs to know about a group. */
export interface GroupSummary {
  readonly size: number;
  readonly mean: number;
  /** Of one visitor. */
  readonly variance: number;
}

/**
 * A conversion rate as a mean: its variance is rate · (1 - rate), as in GrowthBook.
 *
 * @throws RangeError when a count is impossible or the group is empty.
 */
export function rateSummary(group: GroupCounts): GroupSummary {
  checkGroup(group);
  checkWhole('visitors', group.visitors, 1);
  const mean = group.conversions / group.visitors;
  return {size: group.visitors, mean, variance: mean * (1 - mean)};
}

/**
 * The mean of a number, such as revenue, from its sums over visitors; the variance is that of a sample.
 *
 * @throws RangeError when there are fewer than two visitors.
 */
export function meanSummary(size: number, sum: number, sumOfSquares: number): GroupSummary {
  checkWhole('size', size, 2);
  return {size, mean: sum / size, variance: (sumOfSquares - sum ** 2 / size) / (size - 1)};
}

/** Whether a difference is absolute, or relative to control's mean. */
export type EffectScale = 'absolute' | 'relative';

interface EstimatedEffect {
  readonly effect: number;
  /** Of the effect; by the delta method if it is relative. */
  readonly variance: number;
}

/** Treatment against control; undefined if nothing varies, or if the effect is relative and control's mean is 0. */
export function estimateEffect(
  control: GroupSummary,
  treatment: GroupSummary,
  scale: EffectScale,
): EstimatedEffect | undefined {
  const [ofControl, ofTreatment] = [control.variance / control.size, treatment.variance / treatment.size];
  const difference = treatment.mean - control.mean;
  const {effect, variance} =
    scale === 'absolute'
      ? {effect: difference, variance: ofControl + ofTreatment}
      : {
          effect: difference / control.mean,
          variance: ofTreatment / control.mean ** 2 + (ofControl * treatment.mean ** 2) / control.mean ** 4,
        };
  return Number.isFinite(effect) && variance > 0 ? {effect, variance} : undefined;
}
