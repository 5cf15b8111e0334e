import {rateText} from '../sampleSize/numberTexts';
import {daysLater, shortDay} from './days';
import type {PlanLine} from './parts';
import type {PlanOutcome} from './read';

/** A look with a smaller limit than this stops no test, and would be written with a power of ten. */
const neverBelow = 0.000001;

const names = {end: '', pocock: 'Pocock', obrienFleming: 'O’Brien-Fleming'} as const;

/** When the test stops, by its rule. */
export function stopLines({stop, start, numbers, size: {stopsBelow}}: PlanOutcome): PlanLine[] {
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
export function readingLines({numbers: {alpha, sides}, size: {stopsBelow}}: PlanOutcome): PlanLine[] {
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
