import {checkGroup, checkShare, type GroupCounts} from './checks';
import {criticalValue, normalAbove, normalDensity} from './normal';
import {criticalT, twoSidedT} from './studentT';

interface LiftEstimate {
  /** Relative to control. */
  readonly lift: number;
  /** Its variance by the delta method. */
  readonly variance: number;
  /** The variances of the two rates. */
  readonly ofControl: number;
  readonly ofTreatment: number;
}

/** The relative lift with its variance; undefined where control converted nobody or a group is empty. */
function estimateLift(control: GroupCounts, treatment: GroupCounts): LiftEstimate | undefined {
  checkGroup(control);
  checkGroup(treatment);
  if (control.conversions === 0 || treatment.visitors === 0) return undefined;
  const [from, to] = [control.conversions / control.visitors, treatment.conversions / treatment.visitors];
  const ofControl = (from * (1 - from)) / control.visitors;
  const ofTreatment = (to * (1 - to)) / treatment.visitors;
  const variance = ofTreatment / from ** 2 + (ofControl * to ** 2) / from ** 4;
  return {lift: to / from - 1, variance, ofControl, ofTreatment};
}

export interface LiftTest {
  readonly lift: number;
  readonly low: number;
  readonly high: number;
  readonly pValue: number;
}

/**
 * The relative lift with a Welch t interval and p-value, its variance by the
 * delta method: the frequentist engine of GrowthBook
 * (packages/stats/gbstats/frequentist). Undefined where control converted
 * nobody, or nothing varies.
 *
 * @throws RangeError when a count or the confidence is impossible.
 */
export function welchLift(control: GroupCounts, treatment: GroupCounts, confidence = 0.95): LiftTest | undefined {
  checkShare('confidence', confidence);
  const estimate = estimateLift(control, treatment);
  if (estimate === undefined || estimate.variance === 0) return undefined;
  const {lift, variance, ofControl, ofTreatment} = estimate;
  const degrees =
    (ofControl + ofTreatment) ** 2 /
    (ofControl ** 2 / (control.visitors - 1) + ofTreatment ** 2 / (treatment.visitors - 1));
  const error = Math.sqrt(variance);
  const reach = criticalT(1 - confidence, degrees) * error;
  return {lift, low: lift - reach, high: lift + reach, pValue: twoSidedT(lift / error, degrees)};
}

/** What is believed of the relative lift beforehand: a normal distribution. */
export interface LiftPrior {
  readonly mean: number;
  readonly variance: number;
}

export interface LiftBelief {
  readonly lift: number;
  readonly low: number;
  readonly high: number;
  /** That treatment is better. */
  readonly chance: number;
  /** The lift that is lost on average by choosing control, and by choosing treatment. */
  readonly risk: {readonly control: number; readonly treatment: number};
}

/**
 * What a normal prior and the data together say about the relative lift: the
 * Bayesian engine of GrowthBook (packages/stats/gbstats/bayesian), whose prior
 * is flat unless said. Undefined where control converted nobody, or nothing varies.
 *
 * @throws RangeError when a count or the confidence is impossible.
 */
export function bayesianLift(
  control: GroupCounts,
  treatment: GroupCounts,
  prior?: LiftPrior,
  confidence = 0.95,
): LiftBelief | undefined {
  checkShare('confidence', confidence);
  const estimate = estimateLift(control, treatment);
  if (estimate === undefined || estimate.variance === 0) return undefined;
  const precision = 1 / estimate.variance + (prior === undefined ? 0 : 1 / prior.variance);
  const lift =
    (estimate.lift / estimate.variance + (prior === undefined ? 0 : prior.mean / prior.variance)) / precision;
  const deviation = Math.sqrt(1 / precision);
  const z = lift / deviation;
  const reach = criticalValue(1 - confidence) * deviation;
  return {
    lift,
    low: lift - reach,
    high: lift + reach,
    chance: normalAbove(-z),
    risk: {
      control: deviation * normalDensity(z) + lift * normalAbove(-z),
      treatment: deviation * normalDensity(z) - lift * normalAbove(z),
    },
  };
}
