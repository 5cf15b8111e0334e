import {checkShare} from './checks';
import {estimateEffect, type EffectScale, type GroupSummary} from './summaries';
import {alwaysValidLimit} from './looks';
import type {Alternative} from './proportionTests';
import {belowT, criticalT, twoSidedT} from './studentT';

export interface Effect {
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  readonly error: number;
}

export interface WelchTest extends Effect {
  readonly pValue: number;
  /** Degrees of freedom after Welch and Satterthwaite. */
  readonly degrees: number;
}

/**
 * The difference of two means with its t interval and p-value, for groups of unequal variance (Welch 1947): the
 * frequentist engine of GrowthBook (packages/stats/gbstats/frequentist). Undefined if nothing varies.
 *
 * @param scale relative by default.
 * @throws RangeError when the confidence is impossible.
 */
export function welchTest(
  control: GroupSummary,
  treatment: GroupSummary,
  scale: EffectScale = 'relative',
  confidence = 0.95,
  alternative: Alternative = 'twoSided',
): WelchTest | undefined {
  checkShare('confidence', confidence);
  const estimate = estimateEffect(control, treatment, scale);
  if (estimate === undefined) return undefined;
  const {effect, variance} = estimate;
  const error = Math.sqrt(variance);
  const [ofControl, ofTreatment] = [control.variance / control.size, treatment.variance / treatment.size];
  const degrees =
    (ofControl + ofTreatment) ** 2 / (ofControl ** 2 / (control.size - 1) + ofTreatment ** 2 / (treatment.size - 1));
  const t = effect / error;
  const reach = criticalT(1 - confidence, degrees, alternative === 'twoSided' ? 2 : 1) * error;
  return {
    effect,
    low: alternative === 'less' ? -Infinity : effect - reach,
    high: alternative === 'greater' ? Infinity : effect + reach,
    error,
    pValue: alternative === 'twoSided' ? twoSidedT(t, degrees) : belowT(alternative === 'greater' ? -t : t, degrees),
    degrees,
  };
}

/**
 * An interval that holds whenever one looks: the always-valid limit in place of
 * t, as the sequential engine of GrowthBook has it.
 *
 * @param tunedFor visitors of both groups at which it is to be narrowest.
 * @throws RangeError when a number is impossible.
 */
export function sequentialInterval(
  control: GroupSummary,
  treatment: GroupSummary,
  tunedFor: number,
  scale: EffectScale = 'relative',
  confidence = 0.95,
): Effect | undefined {
  checkShare('confidence', confidence);
  const estimate = estimateEffect(control, treatment, scale);
  if (estimate === undefined) return undefined;
  const error = Math.sqrt(estimate.variance);
  const reach = alwaysValidLimit(control.size + treatment.size, tunedFor, 1 - confidence) * error;
  return {effect: estimate.effect, low: estimate.effect - reach, high: estimate.effect + reach, error};
}
