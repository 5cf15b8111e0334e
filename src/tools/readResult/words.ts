import {points, pointsRange} from '@site/src/content/conclusionWords';
import {percent} from '@site/src/lib/percent';
import {pValueText} from '../pValueText';
import type {VerdictTone} from '../Verdict';
import type {Comparison, ResultReading, VersionReading} from './read';

const whole = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 1});
const level = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 2});

/** A chance between 0 and 1, never rounded to a certainty. */
export function chanceText(chance: number): string {
  if (chance > 0.9999) return 'over 99.99%';
  return chance < 0.0001 ? 'under 0.01%' : level.format(chance);
}

const signed = (lift: number): string => `${lift > 0 ? '+' : ''}${share.format(lift)}`.replace('-0%', '0%');

/** A relative lift with its interval: '+58.3% (24.1% to 101.9%)'. */
export function liftRange({lift}: Comparison): string {
  if (lift === undefined) return 'not defined: nobody in control converted';
  return `${signed(lift.lift)} (${signed(lift.low)} to ${signed(lift.high)})`;
}

const verdicts = {
  ahead: (name: string) => `${name} is ahead`,
  behind: (name: string) => `${name} is behind control`,
  open: (name: string) => `${name}: no difference shown`,
  borderline: (name: string) => `${name}: too close to call`,
} as const satisfies Readonly<Record<Comparison['verdict'], (name: string) => string>>;

function explain({verdict, difference: {low, high}}: Comparison): string {
  switch (verdict) {
    case 'ahead':
      return `The data fit a gain of ${pointsRange(low, high)}. Plan with the lower end.`;
    case 'behind':
      return `The data fit a loss of ${pointsRange(-high, -low)}. Do not ramp.`;
    case 'open':
      return `The difference could be anything from ${pointsRange(low, high)}, zero included.`;
    case 'borderline':
      return 'The interval and the p-value, two methods, fall on different sides of the line. Treat it as undecided.';
  }
}

/** What is said of the plan: that it is complete, or what it lacks. */
function planText({planned, smallest, isEarly}: ResultReading): string {
  if (planned === undefined) return 'Enter a planned sample to see whether the test is complete.';
  return isEarly
    ? `The planned sample is not complete: each version needs ${whole.format(planned)} visitors, and the smallest has ${whole.format(smallest)}. Decide once they are in.`
    : `The planned sample of ${whole.format(planned)} visitors per version is complete.`;
}

export interface ResultWords {
  readonly tone: VerdictTone;
  readonly title: string;
  readonly text: readonly string[];
}

/** What a test shows, in plain sentences. A broken split voids all else. */
export function resultWords(reading: ResultReading, confidence: number): ResultWords {
  const {comparisons, split, isVoid, isEarly} = reading;
  if (isVoid) {
    return {
      tone: 'warning',
      title: 'Void: the split is off.',
      text: [
        `A healthy split comes out this uneven in fewer than 1 of 1,000 tests (${pValueText(split.pValue)}). Visitors are lost or added in one version, so the rates cannot be compared. Find out why, and start over.`,
      ],
    };
  }
  const ahead = comparisons.filter(({verdict}) => verdict === 'ahead');
  const told = ahead.length > 0 ? ahead : comparisons.length > 1 ? [] : comparisons;
  const title =
    told.length > 0
      ? `${told.map(({name, verdict}) => verdicts[verdict](name)).join('; ')}${ahead.length > 0 ? ` at ${level.format(confidence)} confidence` : ''}.`
      : 'No treatment is ahead of control.';
  return {
    tone: ahead.length > 0 && !isEarly && reading.planned !== undefined ? 'good' : 'plain',
    title,
    text: [...told.map(explain), planText(reading)],
  };
}

const sentenceOfVersion = ({name, visitors, conversions, interval}: VersionReading): string =>
  `${name} converted ${whole.format(conversions)} of ${whole.format(visitors)} visitors (${percent(interval.rate)}).`;

function sentenceOfComparison(comparison: Comparison, intervalLevel: string): string {
  const {name, difference, pValue, method} = comparison;
  const range = pointsRange(difference.low, difference.high);
  return `${name} minus control: ${points(difference.difference)} points, ${intervalLevel} interval ${range} (Newcombe); relative lift ${liftRange(comparison)}; ${pValueText(pValue)} (${method}).`;
}

/** A report of the whole test, to be pasted. */
export function reportOf(reading: ResultReading, confidence: number): string {
  const {title, text} = resultWords(reading, confidence);
  const splitText = `Sample ratio check: ${pValueText(reading.split.pValue)}.`;
  if (reading.isVoid) return [title, ...text, splitText].join(' ');
  const intervalLevel = level.format(reading.intervalConfidence);
  const correction =
    reading.comparisons.length > 1
      ? [`${reading.comparisons.length} comparisons with control, corrected after Bonferroni.`]
      : [];
  const chances = reading.versions.map(({name, chance}) => `${name} ${chanceText(chance)}`).join(', ');
  return [
    title,
    ...text,
    ...reading.versions.map(sentenceOfVersion),
    ...reading.comparisons.map((comparison) => sentenceOfComparison(comparison, intervalLevel)),
    ...correction,
    `Chance to be best, with a uniform prior: ${chances}.`,
    splitText,
  ].join(' ');
}
