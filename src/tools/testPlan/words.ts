import {longWeeks, mostYears} from '../sampleSize/plan';
import {countText, weeksText} from '../sampleSize/numberTexts';
import type {VerdictProps} from '../Verdict';
import {longDate} from '@site/src/lib/dates';
import {daysOf} from './document';
import {mostLooks} from './looks';
import type {PlanOutcome} from './read';

/** Servers may refuse addresses from 8,192 characters on, which the site’s own part counts toward. */
const longestQuery = 7500;

function opening(outcome: PlanOutcome): string {
  const {weeks} = outcome.size;
  const {readOn} = daysOf(outcome);
  if (weeks === undefined) return `This test would take more than ${mostYears} years.`;
  return readOn === undefined
    ? 'A plan without a date yet.'
    : `The result is read ${outcome.size.stopsBelow.length > 0 ? 'by' : 'on'} ${longDate(readOn)}.`;
}

/** What is said of a plan: whether it is one already, and what it costs. */
export function planWords(outcome: PlanOutcome, query: string): VerdictProps {
  const {open, stop, size} = outcome;
  const isLong = size.weeks === undefined || size.weeks > longWeeks;
  const isTooLongForLink = query.length > longestQuery;
  const text = [
    `The test takes ${size.weeks === undefined ? '' : `${weeksText(size.weeks)} and `}${countText(size.perVersion)} visitors in each version.`,
    isLong &&
      `More than ${longWeeks} weeks is a long test. Look for a larger lift, or choose a page with more visitors.`,
    stop !== 'end' &&
      size.stopsBelow.length === 0 &&
      (size.weeks === 1
        ? 'One week has one look, so the limits change nothing.'
        : `Weekly limits are worked out for up to ${mostLooks} weeks. This plan is read at its end.`),
    open.length > 0
      ? `Still to be filled in: ${open.map((label) => label.toLowerCase()).join('; ')}.`
      : 'The plan is complete.',
    isTooLongForLink && 'The texts are too long for a link. Shorten them, or copy the plan as Markdown.',
  ].filter((sentence) => sentence !== false);
  const tone = isLong || isTooLongForLink ? 'caution' : open.length === 0 ? 'good' : 'plain';
  return {tone, title: opening(outcome), text};
}
