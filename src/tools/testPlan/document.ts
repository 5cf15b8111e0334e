import {countText, rateText, weeksText} from '../sampleSize/numberTexts';
import {liftInFull, settingsText, trafficText} from '../sampleSize/words';
import {daysLater, dayText, shortDay} from './days';
import type {PlanOutcome} from './read';

interface PlanLine {
  readonly term: string;
  /** Undefined where the reader has to fill it in. */
  readonly text: string | undefined;
}

interface PlanPart {
  /** Undefined for the first part, which stands below the title. */
  readonly title: string | undefined;
  readonly lines: readonly PlanLine[];
}

/** A plan, before it is written as Markdown or as a page. */
export interface PlanDocument {
  readonly title: string;
  readonly parts: readonly PlanPart[];
}

/** Stands where nothing is typed yet. */
export const toBeFilledIn = '(to be filled in)';

/** A look with a smaller limit than this stops no test, and would be written with a power of ten. */
const neverBelow = 0.000001;

const names = {end: '', pocock: 'Pocock', obrienFleming: 'O’Brien-Fleming'} as const;

function stopLines({stop, start, numbers, size: {stopsBelow}}: PlanOutcome): PlanLine[] {
  const broken = {
    term: 'Only exception',
    text: 'A broken page is fixed, its data are thrown out, and the test starts over.',
  };
  if (stop === 'end' || stopsBelow.length === 0) {
    return [{term: 'Rule', text: 'One look, at the planned end. No earlier one decides anything.'}, broken];
  }
  const limits = stopsBelow.flatMap((limit, index) => {
    const when = start === undefined ? `after week ${index + 1}` : `on ${shortDay(daysLater(start, 7 * (index + 1)))}`;
    return limit < neverBelow ? [] : `${limit.toPrecision(3)} ${when}`;
  });
  return [
    {
      term: 'Rule',
      text: `One look a week, with ${names[stop]} limits for ${stopsBelow.length} looks. No other look decides anything.`,
    },
    {term: numbers.sides === 2 ? 'Stop if p is below' : 'Stop if one-sided p is below', text: limits.join(', ')},
    broken,
  ];
}

/** What decides, in this order. */
function readingLines({numbers: {alpha, sides}, size: {stopsBelow}}: PlanOutcome): PlanLine[] {
  // The lower end of an interval with twice the error is the limit of a one-sided test.
  const interval = rateText(1 - (sides === 2 ? alpha : 2 * alpha));
  const result =
    stopsBelow.length === 0
      ? `The ${interval} interval of the difference. Ramp to 100% if all of it is above zero.`
      : 'The p-value of the look. Ramp to 100% if it is below its limit and treatment is ahead. The lift of a test that stopped early is overstated.';
  return [
    {term: 'First', text: 'The split. If p is below 0.001 against half and half, the test is void.'},
    {term: 'Then', text: result},
  ];
}

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
