import {splitLimit} from '@site/src/lib/experiment/limits';
import type {VerdictTone} from '../Verdict';
import {pValueText} from '../pValueText';
import type {RatioOutcome} from './read';

const whole = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});
export const wholeNumber = (value: number): string => whole.format(value);

/** What to look at where a split is off, the likeliest first. */
export const causes = [
  'A redirect, a slow tag or an error that loses visitors of one version before they are counted.',
  'Visitors who are counted twice, or not at all, in one version: robots, office networks, people without cookies.',
  'A ramp or an audience that was changed while the test ran: compare each period by itself.',
  'A version that some visitors couldn’t be shown, such as those of one browser or language.',
] as const;

export interface RatioWords {
  readonly tone: VerdictTone;
  readonly title: string;
  readonly text: readonly string[];
}

/** What the check says, in sentences that can be pasted into a report. */
export function ratioWords({pValue, versions}: RatioOutcome): RatioWords {
  const counts = versions
    .map(({name, visitors, expected}) => `${name} got ${whole.format(visitors)} of ${whole.format(expected)} expected`)
    .join('; ');
  if (pValue < splitLimit) {
    return {
      tone: 'warning',
      title: 'The split is off. Do not read the result.',
      text: [
        `${counts}.`,
        `A healthy split comes out this uneven in fewer than 1 of 1,000 tests (${pValueText(pValue)}).`,
      ],
    };
  }
  return {
    tone: 'good',
    title: 'The split is as planned.',
    text: [`${counts}.`, `A healthy split is often this uneven (${pValueText(pValue)}).`],
  };
}
