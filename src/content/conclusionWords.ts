import type {Conclusion, Reading} from '@site/src/lib/experiment/reading';
import {lookAgainLimit} from '@site/src/lib/experiment/counts';
import {percent} from '@site/src/lib/percent';
import {confidence, confidenceInFaq} from './claims';

const whole = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 0});

/** Below this a difference is what rounding in a computation leaves of zero. */
const nothing = 1e-9;

/** A number with two digits that count, and all of those before its point: '0.066', '2.2', '14', '103'. */
export function twoDigits(value: number, digits = 2): string {
  if (Math.abs(value) < nothing) return '0';
  const size = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
  const decimals = Math.max(0, digits - 1 - size);
  return value.toLocaleString('en-US', {minimumFractionDigits: decimals, maximumFractionDigits: decimals});
}

/** Both ends of an interval, with digits enough to tell them apart. */
function ends(low: number, high: number): readonly [string, string] {
  const digits = [2, 3, 4].find((count) => twoDigits(low, count) !== twoDigits(high, count)) ?? 5;
  return [twoDigits(low, digits), twoDigits(high, digits)];
}

/** A difference of rates in percentage points: '0.64'. */
export const points = (difference: number): string => twoDigits(difference * 100);

/** An interval of differences: '0.64 to 2.2 points'. */
export const pointsRange = (low: number, high: number): string => `${ends(low * 100, high * 100).join(' to ')} points`;

/** A rate or its end, with a decimal or, where it is small, two digits: '38.2%', '0.024%'. */
export const rateText = (rate: number): string =>
  rate > 0 && rate < 0.01 ? `${twoDigits(rate * 100)}%` : percent(rate);

/** A relative lift with its sign: '+58%'. Undefined when there is nothing to compare with. */
export function liftText(lift: number | undefined): string {
  if (lift === undefined) return 'not defined';
  return `${lift > 0 ? '+' : ''}${twoDigits(lift * 100)}%`;
}

/** Said of a split that may be healthy, and is to be looked at again. */
export const lookAgain = (pValue: number): string =>
  `Look at the split again: one so uneven happens in about ${Math.round(pValue * 1000)} of 1,000 healthy tests`;

/** The highest level of confidence at which a difference would be reported, never rounded up. */
export function confidenceText(pValue: number | undefined): string {
  if (pValue === undefined) return 'too few';
  if (pValue < 0.001) return 'over 99.9%';
  return percent(Math.floor((1 - pValue) * 1000) / 1000);
}

/** Where the threshold decides: between the one of the site and the one that an FAQ answer gives. */
function atLowerThreshold({pValue}: Reading): string {
  return pValue !== undefined && pValue >= 0.05 && pValue < 0.1
    ? ` At a threshold of ${confidenceInFaq.value} it would be reported as a difference; twice as many tests of equal pages would report one.`
    : '';
}

/** Said where a result is read though its split is to be looked at again. */
const splitNote = ({splitPValue}: Reading): string =>
  splitPValue < lookAgainLimit ? ` ${lookAgain(splitPValue)}.` : '';

const titles: Readonly<Record<Conclusion, string>> = {
  treatmentAhead: `Treatment is ahead at ${confidence.value} confidence.`,
  controlAhead: `Control is ahead at ${confidence.value} confidence.`,
  borderline: 'Too close to call.',
  undecided: 'Too few visitors to conclude anything yet.',
  flat: 'No difference found, with enough visitors to find one.',
  fewConversions: 'Too few visitors to compare the groups at all.',
  unevenSplit: 'Do not read the rates: the split is not 50/50.',
};

function explain(reading: Reading, worthwhile: number): string {
  const {low, high} = reading.difference;
  switch (reading.conclusion) {
    case 'treatmentAhead':
      return `The data fit a gain of ${pointsRange(low, high)}. Plan with the lower end.${splitNote(reading)}`;
    case 'controlAhead':
      return `The data fit a loss of ${pointsRange(-high, -low)}. Do not ramp.`;
    case 'borderline':
      return 'The interval and the p-value, two methods, fall on different sides of the line. Treat it as undecided.';
    case 'undecided':
      return `The difference could be anything from ${pointsRange(low, high)}, zero included.${atLowerThreshold(reading)}`;
    case 'flat':
      return `The data fit a difference of ${pointsRange(low, high)}, zero included. A lift of ${share.format(worthwhile)} would probably have shown.${atLowerThreshold(reading)}`;
    case 'fewConversions':
      return 'The comparison needs at least five expected conversions, and five expected visitors without one, in each group.';
    case 'unevenSplit':
      return 'A fair split comes out this uneven in fewer than 1 of 1,000 tests. Visitors are lost or added in one group; find out why, and start over.';
  }
}

/** Said beside every verdict that comes before the visitors the test was planned for. */
function planNote({isEarly, needed, conclusion}: Reading, worthwhile: number, smaller: number): string | undefined {
  if (!isEarly || needed === undefined || conclusion === 'unevenSplit') return undefined;
  return `The planned sample is not complete: to find a lift of ${share.format(worthwhile)}, each group needs ${whole.format(needed)} visitors, and the smaller one has ${whole.format(smaller)}. Decide once they have come.`;
}

/** A win is good news once its test is complete; a broken test is a warning; the rest is neither. */
function toneOf({conclusion, isEarly, splitPValue}: Reading): 'good' | 'plain' | 'warning' {
  if (conclusion === 'unevenSplit') return 'warning';
  return conclusion === 'treatmentAhead' && !isEarly && splitPValue >= lookAgainLimit ? 'good' : 'plain';
}

/**
 * What may be concluded from a test, in plain sentences.
 *
 * @param worthwhile the smallest relative lift that the test is to find.
 * @param smaller visitors of the smaller group.
 */
export function conclusionWords(reading: Reading, worthwhile: number, smaller: number) {
  return {
    title: titles[reading.conclusion],
    text: explain(reading, worthwhile),
    /** What the test still lacks, if anything. */
    plan: planNote(reading, worthwhile, smaller),
    tone: toneOf(reading),
  };
}
