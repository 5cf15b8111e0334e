import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {sampleRatioTest} from '@site/src/lib/statistics/proportionTests';
import {englishSpelling, spelled, type Spelling} from '@site/src/lib/numbers/spelling';
import type {Texts} from '../address/query';
import {decimalProblemText, parseDecimal} from '../fields/parseDecimal';
import {versionName, versionsIn} from '../versions/names';
import type {SampleRatioField} from './defaults';

const plannedProblem = 'Use a number above 0, such as 50.';
const plannedSaid = {empty: plannedProblem, outside: plannedProblem, digits: plannedProblem};

/** The share of each of some equal versions, in percent, as the reader writes it. */
export const equalShare = (count: number, spelling: Spelling): string =>
  spelled(Number((100 / count).toFixed(2)), spelling);

/**
 * Reads the fields of the check; no outcome while a field cannot be used, or nobody has come. Planned shares are weights:
 * 50 and 50, 1 and 1, 90 and 10.
 */
export function readSampleRatio(texts: Texts<SampleRatioField>, spelling: Spelling = englishSpelling) {
  const numbers = versionsIn(texts.versions);
  const parsed = numbers.map((number) => {
    const [visitors, planned] = [texts[`visitors${number}`], texts[`planned${number}`]];
    const [count, weight] = [parseCount(visitors, spelling), parseDecimal(planned, spelling)];
    const row = {
      number,
      name: versionName(number, numbers.length),
      visitors,
      planned,
      visitorsProblem: typeof count === 'string' ? countProblemText(count, visitors, spelling) : undefined,
      plannedProblem:
        typeof weight === 'string' ? decimalProblemText(weight, planned, spelling, plannedSaid) : undefined,
    };
    return {row, count, weight};
  });
  const rows = parsed.map(({row}) => row);
  const visitors = parsed.flatMap(({count}) => (typeof count === 'number' ? count : []));
  const weights = parsed.flatMap(({weight}) => (typeof weight === 'number' ? weight : []));
  const all = visitors.reduce((sum, count) => sum + count, 0);
  if (visitors.length < rows.length || weights.length < rows.length || all === 0) return {rows, outcome: undefined};
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const versions = rows.map(({name}, index) => ({
    name,
    visitors: visitors[index] ?? 0,
    expected: (all * (weights[index] ?? 0)) / weight,
  }));
  return {rows, outcome: {...sampleRatioTest(visitors, weights), all, planned: weights, versions}};
}

export type RatioOutcome = NonNullable<ReturnType<typeof readSampleRatio>['outcome']>;
