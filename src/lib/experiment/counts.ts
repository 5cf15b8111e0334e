import type {GroupCounts} from '../statistics/checks';

/** Why a typed count cannot be used. */
export type CountProblem =
  'empty' | 'notANumber' | 'ambiguous' | 'negative' | 'fraction' | 'tooLarge' | 'noVisitors' | 'moreThanVisitors';

/** Visitors and conversions of one group as they were typed. */
export type GroupTexts = Readonly<Record<keyof GroupCounts, string>>;

export type GroupProblems = Partial<Record<keyof GroupCounts, CountProblem>>;

/** Beyond any real test, and far below where whole numbers become inexact. */
const largest = 1_000_000_000;

/** Thousands set apart: 4,000, 4 000, 4’000 or 1.000.000. */
const grouped = /^[-+]?\d{1,3}(?:([,\s'’])\d{3}(?:\1\d{3})*|(?:\.\d{3}){2,})$/;

/** 4.000 is four in one country and four thousand in another, and so is 4,000. */
const withPoint = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;
const withComma = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/**
 * A count as it was typed or pasted, or why it cannot be used.
 *
 * @param thousands what the reader's language sets thousands apart with: 4.000 is four thousand in German.
 */
export function parseCount(text: string, thousands: ',' | '.' = ','): number | CountProblem {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (thousands === ',' ? withPoint.test(typed) : withComma.test(typed)) return 'ambiguous';
  const plain = grouped.test(typed) || withPoint.test(typed) ? typed.replace(/[,.\s'’]/g, '') : typed;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return 'notANumber';
  const value = Number(plain);
  if (value < 0) return 'negative';
  if (!Number.isInteger(value)) return 'fraction';
  return value > largest ? 'tooLarge' : value;
}

/**
 * The counts of one group, from two texts. Where one cannot be used there are
 * no counts, and the problem is named beside the field that it belongs to.
 */
export function parseGroup(
  texts: GroupTexts,
  thousands: ',' | '.' = ',',
): {readonly counts?: GroupCounts; readonly problems: GroupProblems} {
  const visitors = parseCount(texts.visitors, thousands);
  const conversions = parseCount(texts.conversions, thousands);
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
