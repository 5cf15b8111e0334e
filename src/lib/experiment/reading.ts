import type {GroupCounts} from '../statistics/checks';
import {differenceInterval, rateInterval} from '../statistics/intervals';
import {visitorsPerGroup} from '../statistics/power';
import {hasEnoughForZ, splitLimit} from './counts';
import {differenceTest, sampleRatioTest} from '../statistics/proportionTests';

/**
 * The conclusion of a test at 95% confidence. `borderline`: the interval and the p-value, from two methods, disagree.
 * `flat`: no difference, though there were enough visitors to find the lift.
 */
export type Conclusion =
  'unevenSplit' | 'fewConversions' | 'treatmentAhead' | 'controlAhead' | 'borderline' | 'undecided' | 'flat';

const limit = 0.05;

function neededFor(baseline: number, lift: number): number | undefined {
  const exists = baseline > 0 && baseline * (1 + lift) < 1;
  return exists ? visitorsPerGroup(baseline, lift) : undefined;
}

/**
 * Reads a test from its counts. Both groups need at least one visitor, and no more conversions than visitors, which
 * parseGroup checks.
 *
 * @param worthwhile the smallest relative lift worth finding: 0.2 is a fifth more.
 */
export function readTest(control: GroupCounts, treatment: GroupCounts, worthwhile: number) {
  const controlRate = rateInterval(control);
  const difference = differenceInterval(control, treatment);
  const pValue = hasEnoughForZ(control, treatment) ? differenceTest(control, treatment).pValue : undefined;
  const splitPValue = sampleRatioTest([control.visitors, treatment.visitors]).pValue;
  const needed = neededFor(controlRate.rate, worthwhile);
  const isEarly = needed !== undefined && Math.min(control.visitors, treatment.visitors) < needed;

  const conclude = (): Conclusion => {
    if (splitPValue < splitLimit) return 'unevenSplit';
    if (pValue === undefined) return 'fewConversions';
    const excludesZero = difference.low > 0 || difference.high < 0;
    if (excludesZero !== pValue < limit) return 'borderline';
    if (excludesZero) return difference.low > 0 ? 'treatmentAhead' : 'controlAhead';
    return needed === undefined || isEarly ? 'undecided' : 'flat';
  };

  return {
    /** Conversion rates with their 95% intervals, between 0 and 1. */
    control: controlRate,
    treatment: rateInterval(treatment),
    /** Treatment minus control with its 95% interval, between -1 and 1. */
    difference,
    /** Relative to control: 0.5 is half as much again. Undefined when nobody in control converted. */
    lift: controlRate.rate === 0 ? undefined : difference.difference / controlRate.rate,
    /** Of the difference. Undefined when there are too few conversions for the test behind it. */
    pValue,
    /** Of a fair 50/50 split. */
    splitPValue,
    /** Visitors that each group needs to find the lift; undefined if the lift is impossible. */
    needed,
    /** Whether a group has fewer visitors than that: earlier results may be luck. */
    isEarly,
    conclusion: conclude(),
  };
}

export type Reading = ReturnType<typeof readTest>;
