import {powerCases} from './power';
import {ratesCases} from './rates';
import {sampleRatioCases} from './sampleRatio';
import {intervalsCases} from './intervals';
import {multipleCases} from './multiple';
import {effectsCases} from './effects';
import {looksCases} from './looks';
import {holds, offBy, type CaseGroup} from './published';

/** Every published value that the functions of src/lib/statistics are held to. */
export const caseGroups: readonly CaseGroup[] = [
  powerCases,
  ratesCases,
  sampleRatioCases,
  intervalsCases,
  multipleCases,
  effectsCases,
  looksCases,
];

/**
 * Counts the cases and their values.
 *
 * @throws Error that names each value that does not hold, what the source prints and what ours is.
 */
export function checkCases(groups: readonly CaseGroup[]): {readonly cases: number; readonly values: number} {
  const cases = groups.flatMap((group) => group.cases);
  const wrong = cases.flatMap(({about, source, values}) =>
    values
      .filter((value) => !holds(value))
      .map((value) => `- ${about}: ${source} prints ${value.printed}, ours is ${value.ours}, off by ${offBy(value)}`),
  );
  if (wrong.length > 0) {
    throw new Error(
      `Published values do not hold; mend src/lib/statistics, or the case if it is wrong:\n${wrong.join('\n')}`,
    );
  }
  return {cases: cases.length, values: cases.reduce((sum, {values}) => sum + values.length, 0)};
}
