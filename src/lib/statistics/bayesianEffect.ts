import {checkPositive, checkShare} from './checks';
import {estimateEffect, type EffectScale} from './effect';
import {criticalValue, normalAbove, normalDensity} from './normal';
import type {GroupSummary} from './summaries';
import type {Effect} from './welch';

/** What is believed of the effect beforehand: a normal distribution on the effect's own scale. */
export interface EffectPrior {
  readonly mean: number;
  readonly variance: number;
}

export interface EffectBelief extends Effect {
  /** That treatment is better. */
  readonly chance: number;
  /** The effect that is lost on average by choosing control, and by choosing treatment. */
  readonly risk: {readonly control: number; readonly treatment: number};
}

/**
 * What a normal prior and the data together say about an effect: the Bayesian
 * engine of GrowthBook (packages/stats/gbstats/bayesian). It is a normal
 * approximation; chanceToBeBest is exact for conversion rates. Undefined where
 * nothing varies.
 *
 * @param scale relative to control unless said.
 * @param prior flat where it is undefined.
 * @throws RangeError when the confidence or the prior's variance is impossible.
 */
export function bayesianEffect(
  control: GroupSummary,
  treatment: GroupSummary,
  scale: EffectScale = 'relative',
  prior?: EffectPrior,
  confidence = 0.95,
): EffectBelief | undefined {
  checkShare('confidence', confidence);
  if (prior !== undefined) checkPositive('variance of the prior', prior.variance);
  const estimate = estimateEffect(control, treatment, scale);
  if (estimate === undefined) return undefined;
  const [priorWeight, priorMean] = prior === undefined ? [0, 0] : [1 / prior.variance, prior.mean];
  const precision = 1 / estimate.variance + priorWeight;
  const effect = (estimate.effect / estimate.variance + priorMean * priorWeight) / precision;
  const error = Math.sqrt(1 / precision);
  const z = effect / error;
  const reach = criticalValue(1 - confidence) * error;
  return {
    effect,
    low: effect - reach,
    high: effect + reach,
    error,
    chance: normalAbove(-z),
    risk: {
      control: error * normalDensity(z) + effect * normalAbove(-z),
      treatment: error * normalDensity(z) - effect * normalAbove(z),
    },
  };
}
