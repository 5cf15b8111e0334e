import {countText, rateText, weeksText} from '../sampleSize/numberTexts';
import {liftInFull, settingsText, trafficText} from '../sampleSize/words';
import {daysLater, dayText} from './days';
import type {PlanOutcome} from './read';
import type {PlanDocument} from './parts';
import {readingLines, stopLines} from './rules';

const typed = (text: string): string | undefined => (text === '' ? undefined : text);

/** The first day of a plan, its last, and the one after it. */
export function daysOf({start, size: {weeks}}: PlanOutcome): {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly readOn: string | undefined;
} {
  if (start === undefined || weeks === undefined) return {first: start, last: undefined, readOn: undefined};
  return {first: start, last: daysLater(start, 7 * weeks - 1), readOn: daysLater(start, 7 * weeks)};
}

/** The plan of what was typed and computed. */
export function planDocument(outcome: PlanOutcome): PlanDocument {
  const {said, numbers, size} = outcome;
  const {first, last, readOn} = daysOf(outcome);
  const day = (date: string | undefined): string | undefined => date && dayText(date);
  const duration = size.weeks === undefined ? 'more than 10 years' : weeksText(size.weeks);
  const wait = size.weeks === undefined ? undefined : `${duration} after the first`;
  return {
    title: said.name === '' ? 'Test plan' : `Test plan: ${said.name}`,
    parts: [
      {
        title: undefined,
        lines: [
          {term: 'Owner', text: typed(said.owner)},
          {term: 'First day', text: day(first)},
          ...(last === undefined ? [] : [{term: 'Last day', text: day(last)}]),
          {
            term: 'Result is read',
            text: `${size.stopsBelow.length > 0 ? 'at the latest ' : ''}${day(readOn) ?? wait ?? 'never, at this size'}`,
          },
        ],
      },
      {
        title: 'Hypothesis',
        lines: [
          {term: 'Change', text: typed(said.change)},
          {term: 'Audience', text: typed(said.audience)},
          {term: 'Expected effect', text: typed(said.effect)},
        ],
      },
      {
        title: 'What is measured',
        lines: [
          {term: 'Conversion', text: typed(said.metric)},
          ...(said.guardrail === '' ? [] : [{term: 'Must not get worse', text: said.guardrail}]),
          {term: 'Conversion rate now', text: rateText(numbers.baseline)},
          {term: 'Smallest lift worth finding', text: liftInFull(numbers)},
        ],
      },
      {
        title: 'Size',
        lines: [
          {term: 'Visitors', text: `${countText(size.perVersion)} in each version, ${countText(size.inAll)} in all`},
          {term: 'Traffic', text: `${trafficText(numbers)}, half control and half treatment`},
          {term: 'Duration', text: duration},
          {term: 'Test', text: settingsText(numbers)},
        ],
      },
      {title: 'When it stops', lines: stopLines(outcome)},
      {title: 'How it is read', lines: readingLines(outcome)},
    ],
  };
}
