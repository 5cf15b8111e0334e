import type {Sides} from '@site/src/lib/statistics/normal';
import {detectableRate, visitorsForRates} from '@site/src/lib/statistics/power';

/** What a test of control and treatment, half and half, is planned with. */
export interface TestNumbers {
  /** Conversion rate of control, and the one that is worth finding, between 0 and 1. */
  readonly baseline: number;
  readonly changed: number;
  readonly alpha: number;
  readonly sides: Sides;
  /** Between 0.5 and 1. */
  readonly power: number;
  /** Visitors a day to the page, and the share of them (above 0, up to 1) that enters the test. */
  readonly visitors: number;
  readonly share: number;
}

/** Nobody waits longer, and a page is another one by then. */
export const mostYears = 10;
export const mostWeeks = 52 * mostYears;

/** From here on a test takes unreasonably long: visitors change devices and delete cookies, and the season is another. */
export const longWeeks = 8;

/** Visitors a day that enter the test. */
export const perDay = ({visitors, share}: TestNumbers): number => visitors * share;

/**
 * How many visitors a test needs, and how long they take to come. Whole weeks, so that each weekday counts as often.
 *
 * @param factor how many times the visitors of a test that is read once.
 * @throws RangeError when a number is impossible or nothing changes.
 */
export function sizeOf(numbers: TestNumbers, factor = 1) {
  const {baseline, changed, power, alpha, sides} = numbers;
  const perVersion = Math.ceil(visitorsForRates({baseline, changed}, power, {alpha, sides}) * factor);
  const inAll = 2 * perVersion;
  const days = inAll / perDay(numbers);
  // 0.1 × 3 is a little more than 0.3, which is no reason for another week.
  const weeks = Math.max(1, Math.ceil(days / 7 - 1e-9));
  return {
    /** Visitors of each version, and of both. */
    perVersion,
    inAll,
    /** Until they have come, not rounded. */
    days,
    /** Whole weeks, at least one; undefined beyond the most. */
    weeks: weeks > mostWeeks ? undefined : weeks,
  };
}

export type TestSize = ReturnType<typeof sizeOf>;

/** The relative lift of one rate over another: 0.2 is a fifth more. */
export const liftOf = (baseline: number, changed: number): number => changed / baseline - 1;

/**
 * The smallest relative lift that a test of some weeks finds with its power;
 * undefined where not even a rate of 100% is far enough away.
 *
 * @throws RangeError when a number is impossible.
 */
export function detectableLift(numbers: TestNumbers, weeks: number): number | undefined {
  const {baseline, power, alpha, sides} = numbers;
  const perVersion = (perDay(numbers) * 7 * weeks) / 2;
  const rate = detectableRate(perVersion, baseline, power, 'higher', {alpha, sides});
  return rate === undefined ? undefined : liftOf(baseline, rate);
}

/** Visitors a day to the page that bring the test to an end in some weeks. */
export const visitorsNeeded = ({inAll}: TestSize, {share}: TestNumbers, weeks: number): number =>
  Math.ceil(inAll / (7 * weeks * share) - 1e-9);

/** The fewest conversions, or visitors without one, that a version can expect until the end of its weeks. */
export function fewestExpected(numbers: TestNumbers, weeks: number): number {
  const {baseline, changed} = numbers;
  return ((perDay(numbers) * 7 * weeks) / 2) * Math.min(baseline, 1 - changed);
}
