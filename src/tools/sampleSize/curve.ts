import type {LinePlotProps} from '../plot/lines';
import {liftText, weeksText} from './numberTexts';
import {detectableLift, liftOf, longWeeks} from './plan';
import type {SizeOutcome} from './read';

/** A year: what takes longer has no place on the curve. */
const farthest = 52;

/** The smallest lift that is found, by weeks, beside the one that is looked for; undefined where no week finds any. */
export function liftCurve({numbers, size, weeks: had}: SizeOutcome): LinePlotProps | undefined {
  const needed = size.weeks ?? farthest;
  const last = Math.min(farthest, Math.max(longWeeks, needed + 2, had));
  const points = Array.from({length: last}, (_, index) => index + 1).flatMap((x) => {
    const y = detectableLift(numbers, x);
    return y === undefined ? [] : {x, y};
  });
  if (points.length < 2) return undefined;
  const lookedFor = liftOf(numbers.baseline, numbers.changed);
  const answer = points.find(({x}) => x === needed);
  return {
    title: 'The smallest relative lift that a test finds, by its duration',
    x: {label: 'Weeks', format: String},
    y: {label: 'lift', format: liftText},
    lines: [
      {name: 'Smallest lift found', points},
      {name: 'Lift you look for', points: points.map(({x}) => ({x, y: lookedFor}))},
    ],
    ...(answer && {mark: {...answer, label: `${weeksText(needed)}: ${liftText(answer.y)}`}}),
  };
}
