import {readNumber} from '../numbers/readNumber';
import {englishSpelling, type Spelling} from '../numbers/spelling';
import {readCode} from '../typed/code';
import type {GroupCounts} from '../statistics/checks';

/** Why a typed count cannot be used. */
export type CountProblem =
  'empty' | 'notANumber' | 'ambiguous' | 'negative' | 'fraction' | 'tooLarge' | 'noVisitors' | 'moreThanVisitors';

/** Visitors and conversions of one group, as typed. */
export type GroupTexts = Readonly<Record<keyof GroupCounts, string>>;

export type GroupProblems = Partial<Record<keyof GroupCounts, CountProblem>>;

/** Larger than any real test, and far below inexact integers. */
export const largestCount = 1_000_000_000;

/**
 * A count as it was typed or pasted, or why it cannot be used.
 *
 * @param spelling how the reader writes numbers: 4.000 is four thousand in German.
 */
export function parseCount(text: string, spelling: Spelling = englishSpelling): number | CountProblem {
  if (readCode(text) === '') return 'empty';
  const reading = readNumber(text, spelling);
  if (reading === undefined || reading.doubt === 'brokenThousands') return 'notANumber';
  if (reading.doubt === 'maybeThousands') return 'ambiguous';
  const {value} = reading;
  if (value < 0) return 'negative';
  if (!Number.isInteger(value)) return 'fraction';
  return value > largestCount ? 'tooLarge' : value;
}

/** The counts of one group from two texts, or the problem of each field. */
export function parseGroup(
  texts: GroupTexts,
  spelling: Spelling = englishSpelling,
): {readonly counts?: GroupCounts; readonly problems: GroupProblems} {
  const visitors = parseCount(texts.visitors, spelling);
  const conversions = parseCount(texts.conversions, spelling);
  const problems: GroupProblems = {};
  if (typeof visitors === 'string') problems.visitors = visitors;
  else if (visitors === 0) problems.visitors = 'noVisitors';
  if (typeof conversions === 'string') problems.conversions = conversions;
  else if (typeof visitors === 'number' && visitors > 0 && conversions > visitors) {
    problems.conversions = 'moreThanVisitors';
  }
  const usable = Object.keys(problems).length === 0 && typeof visitors === 'number' && typeof conversions === 'number';
  return usable ? {counts: {visitors, conversions}, problems} : {problems};
}

/**
 * A split with a smaller p-value is broken, which is a chi-square of 10.83 with two versions: productFacts.sampleRatio.
 */
export const splitLimit = 0.001;

/** From there up to this one, a split may be healthy: it is looked at again before its result is read. */
export const lookAgainLimit = 0.01;

/** The z test needs at least so many expected conversions and non-conversions in each group. */
export const fewestForZ = 5;

/** Whether the z test is valid. */
export function hasEnoughForZ(control: GroupCounts, treatment: GroupCounts): boolean {
  const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
  return Math.min(control.visitors, treatment.visitors) * Math.min(pooled, 1 - pooled) >= fewestForZ;
}
