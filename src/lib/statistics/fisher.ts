import {checkGroup, type GroupCounts} from './checks';
import type {Alternative} from './proportionTests';

/** Probabilities this close count as equal, as in fisher.test of R. */
const tolerance = 1 + 1e-7;

/**
 * Fisher's exact test (1935) of two conversion rates: how often, of all ways to
 * deal the conversions out to the visitors of both groups, one comes out at
 * least as unlikely as this. Two-sided by summing all that are no more likely,
 * as fisher.test of R does.
 *
 * @returns a p-value from 0 to 1.
 * @throws RangeError when a count is impossible.
 */
export function fisherExactTest(
  control: GroupCounts,
  treatment: GroupCounts,
  alternative: Alternative = 'twoSided',
): number {
  checkGroup(control);
  checkGroup(treatment);
  const all = control.conversions + treatment.conversions;
  const least = Math.max(0, all - control.visitors);
  const most = Math.min(all, treatment.visitors);
  // Each probability from the one before, as logarithms: the quotient of two neighbors is exact.
  const logs = [0];
  for (let count = least; count < most; count += 1) {
    const step = ((treatment.visitors - count) * (all - count)) / ((count + 1) * (control.visitors - all + count + 1));
    logs.push((logs.at(-1) ?? 0) + Math.log(step));
  }
  const highest = logs.reduce((a, b) => Math.max(a, b));
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const observed = treatment.conversions - least;
  const limit = (weights[observed] ?? 0) * tolerance;
  const counts = (weight: number, index: number): boolean => {
    if (alternative === 'twoSided') return weight <= limit;
    return alternative === 'greater' ? index >= observed : index <= observed;
  };
  return Math.min(1, weights.filter(counts).reduce((sum, weight) => sum + weight, 0) / total);
}
