import {countProblemText} from '@site/src/content/countProblems';
import {largestCount, parseCount} from '@site/src/lib/experiment/counts';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import type {Texts} from '../address/query';
import {optionOf} from '../fields/optionOf';
import {decimalProblemText, parseDecimal, parseShare} from '../fields/parseDecimal';
import {liftKinds, numberDefaults, sidesChoices, type LiftKind, type NumberField} from './defaults';
import {countText, pointsText, rateText, typedPercent, upToLift} from './numberTexts';
import {liftOf, sizeOf, type TestNumbers} from './plan';

export type NumberProblems = Partial<Record<NumberField, string>>;

export interface NumbersReading {
  readonly problems: NumberProblems;
  /** What the lift leads to, and how much more that is, as typed texts; undefined while one of the rates cannot be used. */
  readonly rates: {readonly to: string; readonly lift: string; readonly hint: string} | undefined;
  /** Undefined while a field cannot be used. */
  readonly numbers: TestNumbers | undefined;
}

/** Two shares, both included, and what is said of others. */
function range(least: number, most: number, example = ''): readonly [number, number, string] {
  const [from, to] = [least, most].map((share) => typedPercent(share, englishSpelling));
  return [least, most, `Use a percentage from ${from} to ${to}${example && `, such as ${example}`}.`];
}

/** What a field may hold. */
const ranges = {
  baseline: range(0.00001, 0.999),
  share: range(0.001, 1),
  confidence: range(0.8, 0.9999, numberDefaults.confidence),
  power: range(0.5, 0.9999, numberDefaults.power),
} as const satisfies Readonly<Partial<Record<NumberField, readonly [number, number, string]>>>;

type RangeField = keyof typeof ranges;

/** The rate that a typed lift leads to, or what to say beside its field. */
function changedRate(
  text: string,
  kind: LiftKind,
  baseline: number,
  spelling: Spelling,
): {readonly rate: number} | string {
  if (kind === 'rate') {
    // Not divided: 2.88 / 100 is a hair less than 0.0288.
    const rate = parseShare(text, spelling, (share) => share > baseline && share < 1);
    if (typeof rate === 'number') return {rate};
    return decimalProblemText(rate, text, spelling, {
      empty: 'Enter the rate that would change what you do.',
      outside: `Use a rate above ${rateText(baseline)}, below 100%. A two-sided test finds losses as well.`,
    });
  }
  const rateOf = (lift: number): number => (kind === 'relative' ? baseline * (1 + lift / 100) : baseline + lift / 100);
  const value = parseDecimal(text, spelling, (lift) => lift > 0 && rateOf(lift) < 1);
  if (typeof value === 'number') return {rate: rateOf(value)};
  const most =
    kind === 'relative'
      ? upToLift((1 - baseline) / baseline, spelling.locale)
      : pointsText(1 - baseline, spelling.locale);
  return decimalProblemText(value, text, spelling, {
    empty: 'Enter the smallest lift that would change what you do.',
    digits: 'Use digits, such as 20 or 0.5.',
    outside:
      parseDecimal(text, spelling, (lift) => lift > 0) === 'outside'
        ? 'Use a lift above 0. A two-sided test finds losses as well.'
        : `From ${rateText(baseline)}, that would pass 100%. Use less than ${most}.`,
  });
}

/** Reads the numbers that a test is planned with. */
export function readNumbers(texts: Texts<NumberField>, spelling: Spelling = englishSpelling): NumbersReading {
  const problems: NumberProblems = {};
  const shareOf = (name: RangeField): number | undefined => {
    const [least, most, outside] = ranges[name];
    // 99.9 / 100 is a hair more than 0.999.
    const parsed = parseShare(texts[name], spelling, (share) => share >= least - 1e-12 && share <= most + 1e-12);
    if (typeof parsed === 'number') return parsed;
    problems[name] = decimalProblemText(parsed, texts[name], spelling, {
      empty: 'Enter a percentage.',
      outside,
      ...(least > 0.024 && {digits: outside}),
    });
    return undefined;
  };
  const [baseline, share, confidence, power] = [
    shareOf('baseline'),
    shareOf('share'),
    shareOf('confidence'),
    shareOf('power'),
  ];
  const visitors = parseCount(texts.visitors, spelling);
  const visitorsProblem = typeof visitors === 'string' ? visitors : visitors === 0 ? 'noVisitors' : undefined;
  if (visitorsProblem !== undefined) {
    problems.visitors = countProblemText(visitorsProblem, texts.visitors, spelling);
  }

  const kind = optionOf(liftKinds, texts.kind);
  const changed = baseline === undefined ? undefined : changedRate(texts.lift, kind, baseline, spelling);
  if (typeof changed === 'string') problems.lift = changed;
  if (baseline === undefined || typeof changed !== 'object') return {problems, rates: undefined, numbers: undefined};
  const rates = {
    to: typedPercent(changed.rate, spelling),
    lift: typedPercent(liftOf(baseline, changed.rate), spelling),
    hint: `${pointsText(changed.rate - baseline, spelling.locale)} more`,
  };
  if (confidence === undefined || power === undefined || share === undefined || typeof visitors === 'string') {
    return {problems, rates, numbers: undefined};
  }
  const sides = optionOf(sidesChoices, texts.sides) === '2' ? 2 : 1;
  // 1 - 0.95 is a hair more than 0.05.
  const alpha = Number((1 - confidence).toPrecision(12));
  const numbers: TestNumbers = {baseline, changed: changed.rate, alpha, sides, power, visitors, share};
  if (changed.rate === baseline || sizeOf(numbers).perVersion > largestCount) {
    problems.lift = `That takes over ${countText(largestCount)} visitors in each version. Use a larger lift.`;
  }
  const isUsable = Object.keys(problems).length === 0;
  return {problems, rates, numbers: isUsable ? numbers : undefined};
}
