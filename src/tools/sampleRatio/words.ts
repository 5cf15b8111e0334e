import {lookAgain, twoDigits} from '@site/src/content/conclusionWords';
import {lookAgainLimit, splitLimit} from '@site/src/lib/experiment/counts';
import type {VerdictProps} from '../Verdict';
import {pValueText} from '../pValueText';
import type {RatioOutcome} from './read';

const all = new Intl.ListFormat('en-US');
const whole = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});
export const wholeNumber = (value: number): string => whole.format(value);

/** What to look at where a split is off, the likeliest first. */
export const causes = [
  'A redirect, a slow tag or an error that loses visitors of one version before they are counted.',
  'Visitors who are counted twice, or not at all, in one version: robots, office networks, people without cookies.',
  'A ramp or an audience that was changed while the test ran: compare each period separately.',
  'A version some visitors couldn’t be shown, such as those of one browser or language.',
] as const;

/** What the planned shares add up to, and how they are read where that is not 100. */
export function sharesWords({planned}: RatioOutcome): string {
  const sum = planned.reduce((all, each) => all + each, 0);
  // Three thirds may be written 33.3.
  if (Math.abs(sum - 100) <= 0.5) return 'The shares add up to 100%.';
  const read = planned.map((each) => `${twoDigits((each / sum) * 100, 3)}%`);
  return `The shares add up to ${Number(sum.toPrecision(6))}, not 100. They are read as ${all.format(read)}.`;
}

/** What the check says, in sentences that can be pasted into a report. */
export function ratioWords({pValue, versions}: RatioOutcome): VerdictProps {
  const counts = versions
    .map(({name, visitors, expected}) => `${name} got ${whole.format(visitors)} of ${whole.format(expected)} expected`)
    .join('; ');
  if (pValue < splitLimit) {
    return {
      tone: 'warning',
      title: 'Stop: the split is off. Do not read the result.',
      text: [`${counts}.`, `A healthy split is this uneven in fewer than 1 of 1,000 tests (${pValueText(pValue)}).`],
    };
  }
  if (pValue < lookAgainLimit) {
    return {
      tone: 'caution',
      title: 'Wait: the split may be off.',
      text: [`${counts}.`, `${lookAgain(pValue)} (${pValueText(pValue)}). Rule out the usual causes first.`],
    };
  }
  const often = pValue < 0.05 ? `this uneven in about ${Math.round(pValue * 100)} of 100 tests` : 'often this uneven';
  return {
    tone: 'good',
    title: 'The split is as planned. Read the result.',
    text: [`${counts}.`, `A healthy split is ${often} (${pValueText(pValue)}).`],
  };
}
