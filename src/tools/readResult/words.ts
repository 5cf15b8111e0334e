import {liftText, lookAgain, points, pointsRange, rateText} from '@site/src/content/conclusionWords';
import {lookAgainLimit, splitLimit} from '@site/src/lib/experiment/counts';
import {pValueText} from '../pValueText';
import type {VerdictProps} from '../Verdict';
import type {Comparison, ResultReading, VersionReading} from './read';

const whole = new Intl.NumberFormat('en-US');
const level = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 2});
const allOf = new Intl.ListFormat('en-US', {type: 'conjunction'});

/** A chance between 0 and 1, never rounded to a certainty. */
export function chanceText(chance: number): string {
  if (chance > 0.9999) return 'over 99.99%';
  return chance < 0.0001 ? 'under 0.01%' : level.format(chance);
}

const chancesOf = (versions: readonly VersionReading[]): string =>
  versions.map(({name, chance}) => `${name} ${chanceText(chance)}`).join(', ');

/** How likely each version is the best one, which is not whether a difference is shown. */
export const chancesText = (versions: readonly VersionReading[]): string =>
  `Chance to be best: ${chancesOf(versions)}. That is how likely each has the highest rate if every rate was equally likely beforehand (a uniform Beta prior), and the versions are independent. It is no verdict: of two equal versions, one passes 95% in about one test of ten.`;

/** How the visitors were split, in figures. */
export const ratioText = (pValue: number): string =>
  `Sample ratio check: ${pValueText(pValue)}. Below ${splitLimit} the split is off, and the result is void.`;

/** A relative lift with its interval: '+58% (+23% to +104%)'. */
export function liftRange({lift}: Comparison): string {
  if (lift === undefined) return 'not defined, as nobody in control converted';
  return `${liftText(lift.lift)} (${liftText(lift.low)} to ${liftText(lift.high)})`;
}

/** What the interval of one treatment says, and what to do once the test has reached its planned sample. */
function explain(comparison: Comparison, isEarly: boolean, opening: string): string {
  const {verdict, difference} = comparison;
  const {low, high} = difference;
  const lift = `${opening} relative lift is ${liftRange(comparison)}.`;
  const once = (advice: string): string => (isEarly ? '' : ` ${advice}`);
  switch (verdict) {
    case 'ahead':
      return `${lift} The data fit a gain of ${pointsRange(low, high)}.${once(`Plan with the lower end, ${points(low)} points.`)}`;
    case 'behind':
      return `${lift} The data fit a loss of ${pointsRange(-high, -low)}.${once('Do not ramp.')}`;
    case 'open':
      return `${lift} The difference could be anything from ${pointsRange(low, high)}, zero included.${once('Do not ramp.')}`;
    case 'borderline':
      return `${lift} The interval and the p-value, two methods, fall on different sides of the line.${once('Treat it as no difference: do not ramp.')}`;
  }
}

/** What is said of the plan: that it is complete, or what it lacks. */
function planText({planned, smallest, isEarly}: ResultReading): string {
  if (planned === undefined) return 'Enter a planned sample to see whether the test is complete.';
  return isEarly
    ? `Each version needs ${whole.format(planned)} visitors, and the smallest has ${whole.format(smallest)}. Decide once they have come.`
    : `The planned sample of ${whole.format(planned)} visitors per version is complete.`;
}

/** Why a test is stopped whose only treatment is not ahead. */
const stopped = {
  behind: 'the treatment is behind control',
  open: 'no difference shown',
  borderline: 'too close to call',
} as const satisfies Readonly<Record<Exclude<Comparison['verdict'], 'ahead'>, string>>;

/** Ship, wait or stop. */
function decision({comparisons, planned, isEarly}: ResultReading, confidence: number): string {
  if (isEarly) return 'Wait: the planned sample is not complete.';
  const condition = planned === undefined ? ' if the planned sample is complete' : '';
  const ahead = comparisons.filter(({verdict}) => verdict === 'ahead').map(({name}) => name);
  if (ahead.length > 0) {
    const [one, are] = ahead.length === 1 ? ['', 'is'] : [' one', 'are'];
    return `Ship${one}${condition}: ${allOf.format(ahead)} ${are} ahead at ${level.format(confidence)} confidence.`;
  }
  const [only] = comparisons;
  const why =
    comparisons.length > 1 || only === undefined || only.verdict === 'ahead'
      ? 'no treatment is ahead of control'
      : stopped[only.verdict];
  return `Stop${condition}: ${why}.`;
}

/** What a test shows, in plain sentences. A broken split voids all else. */
export function resultWords(reading: ResultReading, confidence: number): VerdictProps {
  const {comparisons, split, isVoid, isEarly} = reading;
  if (isVoid) {
    return {
      tone: 'warning',
      title: 'Stop: the split is off, and the result is void.',
      text: [
        `A healthy split is this uneven in fewer than 1 of 1,000 tests (${pValueText(split.pValue)}). Visitors are lost or added in one version, so the rates cannot be compared. Find out why, and start over.`,
      ],
    };
  }
  const ahead = comparisons.filter(({verdict}) => verdict === 'ahead');
  const told = ahead.length > 0 ? ahead : comparisons.length > 1 ? [] : comparisons;
  const isDoubtful = split.pValue < lookAgainLimit;
  const isWin = ahead.length > 0 && !isEarly && reading.planned !== undefined;
  return {
    tone: isDoubtful ? 'caution' : isWin ? 'good' : 'plain',
    title: decision(reading, confidence),
    text: [
      ...(isDoubtful ? [`${lookAgain(split.pValue)} (${pValueText(split.pValue)}).`] : []),
      ...(isEarly ? [planText(reading)] : []),
      ...told.map((each) => {
        const opening = comparisons.length > 1 ? `${each.name}: the` : isEarly ? 'So far, the' : 'The';
        return explain(each, isEarly, opening);
      }),
      ...(ahead.length > 1 ? ['Each is compared with control, not with the other treatments.'] : []),
      ...(isEarly ? [] : [planText(reading)]),
    ],
  };
}

const sentenceOfVersion = ({name, visitors, conversions, interval}: VersionReading): string =>
  `${name} converted ${whole.format(conversions)} of ${whole.format(visitors)} visitors (${rateText(interval.rate)}).`;

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
  return [
    title,
    ...text,
    ...reading.versions.map(sentenceOfVersion),
    ...reading.comparisons.map((comparison) => sentenceOfComparison(comparison, intervalLevel)),
    ...correction,
    `Chance to be best, with a uniform prior: ${chancesOf(reading.versions)}.`,
    splitText,
  ].join(' ');
}
