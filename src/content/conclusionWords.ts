import type {Conclusion, Reading} from '@site/src/lib/experiment/reading';
import {percent} from '@site/src/lib/percent';
import {confidence, confidenceInFaq} from './claims';

const whole = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', {minimumFractionDigits: 1, maximumFractionDigits: 1});
const share = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 0});

/** A difference of rates in percentage points: '0.6', without '-0.0'. */
export function points(difference: number): string {
  return oneDecimal.format(difference * 100).replace(/^-0\.0$/, '0.0');
}

/** A relative lift with its sign: '+58%'. Undefined when there is nothing to compare with. */
export function liftText(lift: number | undefined): string {
  if (lift === undefined) return 'not defined';
  return `${lift > 0 ? '+' : ''}${share.format(lift)}`.replace('-0%', '0%');
}

/** The highest level of confidence at which a difference would be reported, never rounded up. */
export function confidenceText(pValue: number | undefined): string {
  if (pValue === undefined) return 'too few';
  if (pValue < 0.001) return 'over 99.9%';
  return percent(Math.floor((1 - pValue) * 1000) / 1000);
}

function needs({needed}: Reading, worthwhile: number, smaller: number): string {
  if (needed === undefined) return '';
  return ` To find a lift of ${share.format(worthwhile)}, each group needs ${whole.format(needed)} visitors; the smaller one has ${whole.format(smaller)}.`;
}

/** Where the threshold decides: between the one of the site and the one that an FAQ answer gives. */
function atLowerThreshold({pValue}: Reading): string {
  return pValue !== undefined && pValue >= 0.05 && pValue < 0.1
    ? ` At a threshold of ${confidenceInFaq.value} it would be reported as a difference, and be wrong twice as often.`
    : '';
}

const titles: Readonly<Record<Conclusion, string>> = {
  treatmentAhead: `Treatment is ahead at ${confidence.value} confidence.`,
  controlAhead: `Control is ahead at ${confidence.value} confidence.`,
  borderline: 'Too close to call.',
  undecided: 'Too few visitors to conclude anything yet.',
  flat: 'No difference shown, with visitors enough to find one.',
  fewConversions: 'Too few visitors to compare the groups at all.',
  unevenSplit: 'Do not read the rates: the split is not 50/50.',
};

function explain(reading: Reading, worthwhile: number, smaller: number): string {
  const {low, high} = reading.difference;
  const range = `${points(low)} to ${points(high)} points`;
  switch (reading.conclusion) {
    case 'treatmentAhead':
      return `The data fit a gain of ${range}. Plan with the lower end.`;
    case 'controlAhead':
      return `The data fit a loss of ${points(-high)} to ${points(-low)} points. Keep the original.`;
    case 'borderline':
      return 'The interval and the p-value, two methods, fall on different sides of the line. Treat it as undecided.';
    case 'undecided':
      return `The difference may be anything from ${range}, and zero is among them.${needs(reading, worthwhile, smaller)}${atLowerThreshold(reading)}`;
    case 'flat':
      return `If there is a difference, it lies within ${range}. A lift of ${share.format(worthwhile)} would probably have shown.${atLowerThreshold(reading)}`;
    case 'fewConversions':
      return `The comparison needs five conversions, and five visitors without one, to be expected in each group.${needs(reading, worthwhile, smaller)}`;
    case 'unevenSplit':
      return `A fair split comes out this uneven in fewer than 1 of 100 tests. Visitors are lost or added in one group; find out why, and start over.`;
  }
}

export interface ConclusionWords {
  readonly title: string;
  readonly text: string;
  /** A win is good news; a broken test is a warning; the rest is neither. */
  readonly tone: 'good' | 'plain' | 'warning';
}

/**
 * What may be concluded from a test, in plain sentences.
 *
 * @param worthwhile the smallest relative lift that the test is to find.
 * @param smaller visitors of the smaller group.
 */
export function conclusionWords(reading: Reading, worthwhile: number, smaller: number): ConclusionWords {
  const {conclusion} = reading;
  const tone = conclusion === 'treatmentAhead' ? 'good' : conclusion === 'unevenSplit' ? 'warning' : 'plain';
  return {title: titles[conclusion], text: explain(reading, worthwhile, smaller), tone};
}
