import {checkPositive, checkShare} from './checks';
import {estimateEffect, type EffectScale, type GroupSummary} from './summaries';
import {criticalValue, normalAbove, normalDensity} from './normal';
import type {Effect} from './welch';

/** The prior of the effect: a normal distribution on the effect's scale. */
export interface EffectPrior {
  readonly mean: number;
  readonly variance: number;
}

export interface EffectBelief extends Effect {
  /** That treatment is better. */
  readonly chance: number;
  /** The expected loss of choosing control, and of choosing treatment. */
  readonly risk: {readonly control: number; readonly treatment: number};
}

/**
 * The posterior of an effect, from a normal prior and the data: the Bayesian engine of GrowthBook
 * (packages/stats/gbstats/bayesian). It is a normal approximation; chanceToBeBest is exact for conversion rates.
 * Undefined if nothing varies.
 *
 * @param scale relative to control unless said.
 * @param prior flat if undefined.
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
