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
