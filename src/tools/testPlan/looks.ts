import {nominalLevel, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {visitorsFactor} from '@site/src/lib/statistics/looksPower';
import {sizeOf, type TestNumbers, type TestSize} from '../sampleSize/plan';
import type {StopRule} from './defaults';

/** Beyond these a test is too long to be read every week: it is to be planned anew. */
export const mostLooks = 12;

export interface SizeWithLooks extends TestSize {
  /** The p-value at each weekly look below which the test stops; none where it is read at the end only. */
  readonly stopsBelow: readonly number[];
}

interface Looks {
  readonly limits: readonly number[];
  readonly factor: number;
}

/** Typing in another field asks for the same looks again, and they take a while. */
const known = new Map<string, Looks>();

function looksOf(rule: Exclude<StopRule, 'end'>, looks: number, {alpha, sides, power}: TestNumbers): Looks {
  const key = [rule, looks, alpha, sides, power].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  // The upper limits of a two-sided test with twice the error are those of a one-sided test.
  const both = sides === 2 ? alpha : 2 * alpha;
  const limits = rule === 'pocock' ? pocockLimits(looks, both) : obrienFlemingLimits(looks, both);
  const found = {limits, factor: visitorsFactor(limits, power, alpha, sides)};
  known.set(key, found);
  return found;
}

/**
 * How many visitors a test needs that is read by a rule. Weekly looks take more
 * of them than a single one, and these may take another week, which is another look.
 *
 * @throws RangeError when a number is impossible.
 */
export function sizeWithLooks(numbers: TestNumbers, rule: StopRule): SizeWithLooks {
  const once = {...sizeOf(numbers), stopsBelow: []};
  if (rule === 'end') return once;
  let looks = once.weeks;
  while (looks !== undefined && looks > 1 && looks <= mostLooks) {
    const {limits, factor} = looksOf(rule, looks, numbers);
    const size = sizeOf(numbers, factor);
    if (size.weeks === looks) {
      return {...size, stopsBelow: limits.map((limit) => (nominalLevel(limit) * numbers.sides) / 2)};
    }
    looks = size.weeks;
  }
  return once;
}
