import {checkGroup, checkShare, type GroupCounts} from './checks';
import {criticalValue} from './normal';

export interface RateInterval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of visitors who converted with its interval after Wilson (1927, Journal of the American Statistical
 * Association 22, 209), all three between 0 and 1. Without visitors: 0, with the interval from 0 to 1.
 *
 * @param confidence between 0 and 1.
 * @param continuityCorrection widens it by half a visitor at either end, as prop.test of R does unless told not to.
 * @throws RangeError when a count or the confidence is impossible.
 */
export function rateInterval(group: GroupCounts, confidence = 0.95, continuityCorrection = false): RateInterval {
  checkGroup(group);
  checkShare('confidence', confidence);
  const {visitors, conversions} = group;
  if (visitors === 0) return {rate: 0, low: 0, high: 1};
  const rate = conversions / visitors;
  const weight = criticalValue(1 - confidence) ** 2 / visitors;
  const half = continuityCorrection ? 0.5 / visitors : 0;
  const limit = (moved: number, sign: 1 | -1): number =>
    (moved + weight / 2 + sign * Math.sqrt(weight * (moved * (1 - moved) + weight / 4))) / (1 + weight);
  // At 0% and 100% the interval ends exactly there, despite rounding.
  return {
    rate,
    low: conversions === 0 ? 0 : Math.max(0, limit(rate - half, -1)),
    high: conversions === visitors ? 1 : Math.min(1, limit(rate + half, 1)),
  };
}

export interface DifferenceInterval {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference between two conversion rates, treatment minus control, with
 * its interval after Newcombe (1998, Statistics in Medicine 17, 873, method 10),
 * which combines the two Wilson intervals. All three lie between -1 and 1.
 *
 * @throws RangeError when a count or the confidence is impossible.
 */
export function differenceInterval(
  control: GroupCounts,
  treatment: GroupCounts,
  confidence = 0.95,
): DifferenceInterval {
  const from = rateInterval(control, confidence);
  const to = rateInterval(treatment, confidence);
  const difference = to.rate - from.rate;
  return {
    difference,
    low: difference - Math.hypot(to.rate - to.low, from.high - from.rate),
    high: difference + Math.hypot(to.high - to.rate, from.rate - from.low),
  };
}

export interface LiftInterval {
  /** Relative to control: 0.5 is half as much again. */
  readonly lift: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The relative lift of treatment over control with its interval: Donner and Zou (2012, Statistical Methods in Medical
 * Research 21, 347), the ratio of rates from their Wilson intervals. It is clear of zero exactly where Newcombe's
 * interval of the difference is. Undefined if nobody in control converted.
 *
 * @throws RangeError when a count or the confidence is impossible.
 */
export function liftInterval(
  control: GroupCounts,
  treatment: GroupCounts,
  confidence = 0.95,
): LiftInterval | undefined {
  const from = rateInterval(control, confidence);
  const to = rateInterval(treatment, confidence);
  if (from.rate === 0) return undefined;
  const [p, q] = [to.rate, from.rate];
  // Limits as distances from the rates, to avoid subtracting nearly equal numbers.
  const root = (ofTreatment: number, ofControl: number): number =>
    Math.sqrt((p * ofControl) ** 2 + (q * ofTreatment) ** 2 - (ofTreatment * ofControl) ** 2);
  const [down, up] = [p - to.low, to.high - p];
  const [controlDown, controlUp] = [q - from.low, from.high - q];
  const lowRoot = root(down, controlUp);
  const highRoot = root(up, controlDown);
  return {
    lift: (p - q) / q,
    low: p === down ? -1 : (p * (p - q) - down ** 2 - lowRoot) / (p * q + lowRoot),
    high: (q * (p - q) + controlDown ** 2 + highRoot) / (q ** 2 - controlDown ** 2),
  };
}
