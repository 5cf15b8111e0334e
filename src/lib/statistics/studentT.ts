import betaCdf from '@stdlib/stats-base-dists-beta-cdf';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import {checkPositive, checkShare} from './checks';
import {normalAbove, type Sides} from './normal';
import {solveRising} from './solve';

/** The share of Student's distribution below a value. */
export const belowT = (t: number, degrees: number): number => tCdf(t, degrees);

/** How often a value of Student's distribution is at least this far from zero, on either side. */
export const twoSidedT = (t: number, degrees: number): number => 2 * tCdf(-Math.abs(t), degrees);

/** The t from which a difference counts at an error rate alpha. */
export const criticalT = (alpha: number, degrees: number, sides: Sides = 2): number =>
  -tQuantile(alpha / sides, degrees);

/**
 * The share of a noncentral t distribution below a value: Lenth (1989), Applied
 * Statistics 38, 185, algorithm AS 243.
 */
function noncentralBelow(t: number, degrees: number, shift: number): number {
  if (t < 0) return 1 - noncentralBelow(-t, degrees, -shift);
  const x = t ** 2 / (t ** 2 + degrees);
  const half = shift ** 2 / 2;
  let even = Math.exp(-half);
  // Its factor is 1 / Γ(3/2).
  let odd = (shift / Math.SQRT2) * even * (2 / Math.sqrt(Math.PI));
  let [sum, left] = [0, 1];
  for (let j = 0; j < 10_000 && (left > 1e-15 || j < half); j += 1) {
    sum += even * betaCdf(x, j + 0.5, degrees / 2) + odd * betaCdf(x, j + 1, degrees / 2);
    left -= even;
    even *= half / (j + 1);
    odd *= half / (j + 1.5);
  }
  return normalAbove(shift) + sum / 2;
}

/** What a t test compares: two groups of a size, one group with a value, or pairs. */
export type TTestKind = 'twoSample' | 'oneSample' | 'paired';

export interface TTestPlan {
  /** The difference to find, in the unit of the standard deviation. */
  readonly difference: number;
  /** Standard deviation; of the differences for pairs. 1 by default. */
  readonly deviation?: number;
  readonly kind?: TTestKind;
  readonly alpha?: number;
  readonly sides?: Sides;
  /** Whether a difference in the wrong direction counts as found: `strict` of R's power.t.test. False by default. */
  readonly bothTails?: boolean;
}

/**
 * How often a t test finds a difference of means: power.t.test of R.
 *
 * @param n size of each group, or number of pairs.
 * @throws RangeError when a number is impossible.
 */
export function powerOfTTest(n: number, plan: TTestPlan): number {
  const {difference, deviation = 1, kind = 'twoSample', alpha = 0.05, sides = 2, bothTails = false} = plan;
  const samples = kind === 'twoSample' ? 2 : 1;
  checkPositive('n', n - 1);
  checkPositive('deviation', deviation);
  checkShare('alpha', alpha);
  const degrees = (n - 1) * samples;
  const shift = (Math.sqrt(n / samples) * Math.abs(difference)) / deviation;
  const limit = criticalT(alpha, degrees, sides);
  const wrongTail = bothTails && sides === 2 ? noncentralBelow(-limit, degrees, shift) : 0;
  return 1 - noncentralBelow(limit, degrees, shift) + wrongTail;
}

/**
 * Size of each group that finds a difference of means with a power, not rounded.
 *
 * @throws RangeError when a number is impossible or no group below ten million finds it.
 */
export function sizeForTTest(plan: TTestPlan, power = 0.8): number {
  checkShare('power', power);
  // By its logarithm, since most sizes are near the lower end, where the power is computed fast.
  const logarithm = solveRising((each) => powerOfTTest(Math.exp(each), plan), power, Math.log1p(1e-6), Math.log(1e7));
  if (logarithm === undefined) {
    throw new RangeError(`difference is ${plan.difference}; use one that groups below 10,000,000 can find.`);
  }
  return Math.exp(logarithm);
}
