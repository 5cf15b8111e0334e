import {checkGroup, checkShare, checkWhole, type GroupCounts} from './checks';
import {normalAbove, twoSided} from './normal';

/**
 * The share of a chi-square distribution above a value, for a whole number of
 * degrees of freedom: exact from the normal distribution, two degrees more at a
 * time. Abramowitz and Stegun, 26.4.4 and 26.4.5. All terms are positive, so the
 * far tail keeps its digits, which one minus the share below would lose.
 */
export function chiSquareAbove(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const isOdd = degrees % 2 === 1;
  let above = isOdd ? twoSided(Math.sqrt(value)) : Math.exp(-value / 2);
  let term = isOdd ? Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2) : (value / 2) * Math.exp(-value / 2);
  for (let reached = isOdd ? 1 : 2; reached < degrees; reached += 2) {
    above += term;
    term *= value / (reached + 2);
  }
  return Math.min(1, above);
}

/** Which change a test looks for: any, a higher rate in treatment, or a lower one. */
export type Alternative = 'twoSided' | 'greater' | 'less';

export interface ZTest {
  /** Undefined if both groups converted nobody or everybody. */
  readonly z: number | undefined;
  /** From 0 to 1. */
  readonly pValue: number;
}

/**
 * How often two equally good pages would differ at least as much as these two
 * groups do: the two-proportion z test with pooled variance.
 * NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3,
 * https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm
 *
 * @throws RangeError when a count is impossible.
 */
export function differenceTest(
  control: GroupCounts,
  treatment: GroupCounts,
  alternative: Alternative = 'twoSided',
): ZTest {
  checkGroup(control);
  checkGroup(treatment);
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / treatment.visitors));
  const z = (treatment.conversions / treatment.visitors - control.conversions / control.visitors) / error;
  if (!Number.isFinite(z)) return {z: undefined, pValue: 1};
  if (alternative === 'twoSided') return {z, pValue: twoSided(z)};
  return {z, pValue: normalAbove(alternative === 'greater' ? z : -z)};
}

export interface ChiSquareTest {
  readonly chiSquare: number;
  /** Degrees of freedom. */
  readonly degrees: number;
  /** From 0 to 1. */
  readonly pValue: number;
}

function chiSquareTest(terms: readonly number[], degrees: number): ChiSquareTest {
  const chiSquare = terms.reduce((sum, term) => sum + term, 0);
  return {chiSquare, degrees, pValue: chiSquareAbove(chiSquare, degrees)};
}

/** The (observed - expected)² / expected of a table's cells, the difference made smaller by a correction. */
const cells = (observed: readonly number[], expected: readonly number[], correction: number): number[] =>
  observed.map((count, index) => {
    const wanted = expected[index] ?? 0;
    return wanted === 0 ? 0 : (Math.abs(count - wanted) - correction) ** 2 / wanted;
  });

/**
 * Whether the conversion rates of two versions or more differ at all: Pearson's chi-square test. As prop.test of R
 * does, a continuity correction (Yates 1934) is made if requested, for two versions.
 *
 * @throws RangeError when a count is impossible or there are fewer than two versions.
 */
export function ratesTest(groups: readonly GroupCounts[], continuityCorrection = false): ChiSquareTest {
  checkWhole('number of versions', groups.length, 2);
  groups.forEach(checkGroup);
  const visitors = groups.reduce((sum, group) => sum + group.visitors, 0);
  const conversions = groups.reduce((sum, group) => sum + group.conversions, 0);
  const share = visitors === 0 ? 0 : conversions / visitors;
  const observed = groups.flatMap((group) => [group.conversions, group.visitors - group.conversions]);
  const expected = groups.flatMap((group) => [group.visitors * share, group.visitors * (1 - share)]);
  const correction =
    continuityCorrection && groups.length === 2
      ? Math.min(0.5, ...observed.map((count, index) => Math.abs(count - (expected[index] ?? 0))))
      : 0;
  return chiSquareTest(cells(observed, expected, correction), groups.length - 1);
}

/**
 * Whether one conversion rate differs from an expected one: Pearson's
 * chi-square test, prop.test of R with one sample.
 *
 * @param expected between 0 and 1.
 * @throws RangeError when a count or the expected rate is impossible.
 */
export function rateTest(group: GroupCounts, expected: number, continuityCorrection = false): ChiSquareTest {
  checkGroup(group);
  checkShare('expected', expected);
  const {visitors, conversions} = group;
  const correction = continuityCorrection ? Math.min(0.5, Math.abs(conversions - visitors * expected)) : 0;
  return chiSquareTest(
    cells([conversions, visitors - conversions], [visitors * expected, visitors * (1 - expected)], correction),
    1,
  );
}

/**
 * Whether the visitors of the versions came in the planned shares (sample ratio mismatch): a chi-square test of fit.
 * Fabijan et al., KDD 2019, https://doi.org/10.1145/3292500.3330722. 1 without visitors.
 *
 * @param planned weights of the versions, such as 1 and 1 for halves or 0.9 and 0.1.
 * @throws RangeError when a count is impossible, or there are not as many weights above 0 as versions.
 */
export function sampleRatioTest(
  visitors: readonly number[],
  planned: readonly number[] = visitors.map(() => 1),
): ChiSquareTest {
  checkWhole('number of versions', visitors.length, 2);
  if (planned.length !== visitors.length) {
    throw new RangeError(
      `There are ${planned.length} planned shares for ${visitors.length} versions; use one for each.`,
    );
  }
  visitors.forEach((count) => checkWhole('visitors', count, 0));
  const weights = planned.reduce((sum, weight) => {
    if (!(weight > 0 && Number.isFinite(weight))) {
      throw new RangeError(`A planned share is ${weight}; use a number above 0.`);
    }
    return sum + weight;
  }, 0);
  const all = visitors.reduce((sum, count) => sum + count, 0);
  const expected = planned.map((weight) => (all * weight) / weights);
  return chiSquareTest(cells(visitors, expected, 0), visitors.length - 1);
}
