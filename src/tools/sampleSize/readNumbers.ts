import {countProblems} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import type {Texts} from '../address/query';
import {optionOf} from '../fields/optionOf';
import {parseDecimal, parseShare, shareProblems} from '../fields/parseShare';
import {liftKinds, sidesChoices, type NumberField} from './defaults';
import {bothLifts, pointsText, rateText, upToLift} from './numberTexts';
import {sizeOf, type TestNumbers} from './plan';

export type NumberProblems = Partial<Record<NumberField, string>>;

export interface NumbersReading {
  readonly problems: NumberProblems;
  /** The lift as the other kind, below its field. */
  readonly liftHint: string | undefined;
  /** Undefined while a field cannot be used. */
  readonly numbers: TestNumbers | undefined;
}

/** What a field may hold, both ends included, as shares. */
const ranges = {
  baseline: [0.00001, 0.999, 'Use a percentage from 0.001 to 99.9.'],
  share: [0.001, 1, 'Use a percentage from 0.1 to 100.'],
  confidence: [0.8, 0.9999, 'Use a percentage from 80 to 99.99, such as 95.'],
  power: [0.5, 0.9999, 'Use a percentage from 50 to 99.99, such as 80.'],
} as const satisfies Readonly<Partial<Record<NumberField, readonly [number, number, string]>>>;

type RangeField = keyof typeof ranges;

/** More visitors than a field for visitors takes. */
const mostVisitors = 1_000_000_000;

/** The rate that a typed lift leads to, or what to say beside its field. */
function changedRate(text: string, isRelative: boolean, baseline: number): {readonly rate: number} | string {
  const typed = text.replace(/\s*%\s*$/, '');
  const value = parseDecimal(typed);
  if (typed.trim() === '') return 'Enter the smallest lift that would change what you do.';
  if (value === undefined) return 'Use digits, such as 20 or 0.5.';
  if (value <= 0) return 'Use a lift above 0. A two-sided test finds losses as well.';
  const rate = isRelative ? baseline * (1 + value / 100) : baseline + value / 100;
  if (rate < 1) return {rate};
  const most = isRelative ? upToLift((1 - baseline) / baseline) : pointsText(1 - baseline);
  return `From ${rateText(baseline)}, that would pass 100%. Use less than ${most}.`;
}

/** Reads the numbers that a test is planned with. */
export function readNumbers(texts: Texts<NumberField>, thousands: ',' | '.' = ','): NumbersReading {
  const problems: NumberProblems = {};
  const shareOf = (name: RangeField): number | undefined => {
    const [least, most, outside] = ranges[name];
    // 99.9 / 100 is a hair more than 0.999.
    const parsed = parseShare(texts[name], (share) => share >= least - 1e-12 && share <= most + 1e-12);
    if (typeof parsed === 'number') return parsed;
    problems[name] = parsed === 'outside' ? outside : shareProblems[parsed];
    return undefined;
  };
  const [baseline, share, confidence, power] = [
    shareOf('baseline'),
    shareOf('share'),
    shareOf('confidence'),
    shareOf('power'),
  ];
  const visitors = parseCount(texts.visitors, thousands);
  if (typeof visitors === 'string') problems.visitors = countProblems[visitors];
  else if (visitors === 0) problems.visitors = countProblems.noVisitors;

  const isRelative = optionOf(liftKinds, texts.kind) === 'relative';
  const changed = baseline === undefined ? undefined : changedRate(texts.lift, isRelative, baseline);
  if (typeof changed === 'string') problems.lift = changed;
  if (baseline === undefined || typeof changed !== 'object') return {problems, liftHint: undefined, numbers: undefined};
  const liftHint = bothLifts(baseline, changed.rate, isRelative);
  if (confidence === undefined || power === undefined || share === undefined || typeof visitors === 'string') {
    return {problems, liftHint, numbers: undefined};
  }
  const sides = optionOf(sidesChoices, texts.sides) === '2' ? 2 : 1;
  // 1 - 0.95 is a hair more than 0.05.
  const alpha = Number((1 - confidence).toPrecision(12));
  const numbers: TestNumbers = {baseline, changed: changed.rate, alpha, sides, power, visitors, share};
  if (changed.rate === baseline || sizeOf(numbers).perVersion > mostVisitors) {
    problems.lift = 'That takes over 1,000,000,000 visitors in each version. Use a larger lift.';
  }
  const isUsable = Object.keys(problems).length === 0;
  return {problems, liftHint, numbers: isUsable ? numbers : undefined};
}
