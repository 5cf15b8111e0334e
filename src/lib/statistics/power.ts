import {checkPositive, checkShare} from './checks';
import {criticalValue, normalAbove, normalQuantile, type Sides} from './normal';
import {solveRising} from './solve';

/** The parameters of a planned test, in addition to its rates. */
export interface Planning {
  /** How often a test of equal pages may report a difference. 0.05 by default. */
  readonly alpha?: number;
  /** 2 by default. */
  readonly sides?: Sides;
  /** Visitors of treatment for each one of control. 1 by default. */
  readonly ratio?: number;
  /**
   * Whether a difference in the wrong direction counts as found, as with `strict` in R's power.prop.test. False by
   * default.
   */
  readonly bothTails?: boolean;
}

/** The conversion rates of control and of treatment, from 0 to 1. */
export interface Rates {
  readonly baseline: number;
  readonly changed: number;
}

/** The standard errors of a difference for one visitor of control: with no change, and with the planned one. */
function errorsPerVisitor({baseline, changed}: Rates, ratio: number): {pooled: number; separate: number} {
  const mean = (baseline + ratio * changed) / (1 + ratio);
  return {
    pooled: Math.sqrt(mean * (1 - mean) * (1 + 1 / ratio)),
    separate: Math.sqrt(baseline * (1 - baseline) + (changed * (1 - changed)) / ratio),
  };
}

function checkPlan({baseline, changed}: Rates, {alpha = 0.05, ratio = 1}: Planning): void {
  checkShare('baseline', baseline);
  if (!(changed >= 0 && changed <= 1)) throw new RangeError(`changed is ${changed}; use a number from 0 to 1.`);
  checkShare('alpha', alpha);
  checkPositive('ratio', ratio);
}

/**
 * How often a test finds a true change of a conversion rate, from 0 to 1.
 * Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 2003,
 * chapter 4, without continuity correction; power.prop.test of R does the same.
 *
 * @param visitors of control.
 * @throws RangeError when a number is impossible.
 */
export function powerOfRates(visitors: number, rates: Rates, planning: Planning = {}): number {
  checkPlan(rates, planning);
  checkPositive('visitors', visitors);
  const {alpha = 0.05, sides = 2, ratio = 1, bothTails = false} = planning;
  const {pooled, separate} = errorsPerVisitor(rates, ratio);
  const distance = Math.sqrt(visitors) * Math.abs(rates.changed - rates.baseline);
  const limit = criticalValue(alpha, sides) * pooled;
  const wrongTail = bothTails && sides === 2 ? normalAbove((distance + limit) / separate) : 0;
  return normalAbove((limit - distance) / separate) + wrongTail;
}

/**
 * Visitors that control needs to find a change with a power, not rounded; with a ratio of 1 each version needs them.
 * The inverse of powerOfRates.
 *
 * @param power between 0 and 1; 0.8 finds the change four times out of five.
 * @throws RangeError when a number is impossible or nothing changes.
 */
export function visitorsForRates(rates: Rates, power = 0.8, planning: Planning = {}): number {
  checkPlan(rates, planning);
  checkShare('power', power);
  if (rates.changed === rates.baseline) {
    throw new RangeError(`changed is ${rates.changed}, the baseline; use another rate, since no test finds no change.`);
  }
  const {alpha = 0.05, sides = 2, ratio = 1, bothTails = false} = planning;
  const {pooled, separate} = errorsPerVisitor(rates, ratio);
  const reach = criticalValue(alpha, sides) * pooled + normalQuantile(power) * separate;
  const oneTail = (reach / (rates.changed - rates.baseline)) ** 2;
  if (!bothTails || sides === 1) return oneTail;
  return solveRising((visitors) => powerOfRates(visitors, rates, planning), power, oneTail / 1e6, oneTail) ?? oneTail;
}

/**
 * Visitors that each of two versions needs to find a relative lift, a whole number.
 *
 * @param baseline conversion rate of control, between 0 and 1.
 * @param lift relative change worth finding: 0.2 is a fifth more conversions.
 * @throws RangeError when a rate is not between 0 and 1, or nothing changes.
 */
export function visitorsPerGroup(baseline: number, lift: number, power = 0.8, planning: Planning = {}): number {
  return Math.ceil(visitorsForRates({baseline, changed: baseline * (1 + lift)}, power, planning));
}

/**
 * The rate nearest to the baseline that a number of visitors finds with a power. Undefined if no rate up to 100% (down
 * to 0%) is far enough away.
 *
 * @param visitors of control.
 * @throws RangeError when a number is impossible.
 */
export function detectableRate(
  visitors: number,
  baseline: number,
  power = 0.8,
  direction: 'higher' | 'lower' = 'higher',
  planning: Planning = {},
): number | undefined {
  checkShare('power', power);
  const [sign, room] = direction === 'higher' ? [1, 1 - baseline] : [-1, baseline];
  const powerAt = (share: number): number =>
    powerOfRates(visitors, {baseline, changed: baseline + sign * room * share}, planning);
  const share = solveRising(powerAt, power, Number.EPSILON, 1 - 1e-12);
  return share === undefined ? undefined : baseline + sign * room * share;
}

/**
 * The error rate at which a test of a size finds a change with a power: sig.level in power.prop.test of R. Undefined if
 * no error rate below 1 is enough.
 *
 * @param visitors of control.
 * @throws RangeError when a number is impossible.
 */
export function alphaForRates(
  visitors: number,
  rates: Rates,
  power = 0.8,
  planning: Omit<Planning, 'alpha'> = {},
): number | undefined {
  checkShare('power', power);
  return solveRising((alpha) => powerOfRates(visitors, rates, {...planning, alpha}), power, 1e-15, 1 - 1e-12);
}

/** Cohen's h, the distance of two rates as 2·asin(√rate): Cohen, Statistical Power Analysis, 1988, chapter 6. */
export const cohenH = (rate: number, other: number): number =>
  2 * (Math.asin(Math.sqrt(rate)) - Math.asin(Math.sqrt(other)));

/**
 * How often a z test of two groups finds an effect, in standard deviations
 * (Cohen's d or h), both tails counted: pwr.2p2n.test of R, NormalIndPower of
 * statsmodels.
 *
 * @param n size of the first group.
 * @throws RangeError when a number is impossible.
 */
export function powerOfEffect(n: number, effect: number, planning: Omit<Planning, 'bothTails'> = {}): number {
  const {alpha = 0.05, sides = 2, ratio = 1} = planning;
  checkPositive('n', n);
  checkShare('alpha', alpha);
  checkPositive('ratio', ratio);
  const distance = effect * Math.sqrt((n * ratio) / (1 + ratio));
  const limit = criticalValue(alpha, sides);
  return normalAbove(limit - distance) + (sides === 2 ? normalAbove(limit + distance) : 0);
}

/**
 * Size of the first group that finds an effect with a power, not rounded.
 *
 * @throws RangeError when a number is impossible or there is no effect.
 */
export function sizeForEffect(effect: number, power = 0.8, planning: Omit<Planning, 'bothTails'> = {}): number {
  checkShare('power', power);
  const size = solveRising((n) => powerOfEffect(n, effect, planning), power, 1e-6, 1e15);
  if (size === undefined) throw new RangeError(`effect is ${effect}; use one that groups below 1e15 can find.`);
  return size;
}
