import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {readAs} from '@site/src/lib/numbers/readAs';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import type {Texts} from '../address/query';
import type {SampleSizeField} from './defaults';
import {detectableLift, mostWeeks, sizeOf, type TestNumbers, type TestSize} from './plan';
import {readNumbers} from './readNumbers';

export interface SizeOutcome {
  readonly numbers: TestNumbers;
  readonly size: TestSize;
  /** How many weeks the reader has, and the smallest relative lift that they find; undefined where they find none. */
  readonly weeks: number;
  readonly found: number | undefined;
}

const weeksProblem = `Use a whole number of weeks from 1 to ${mostWeeks}.`;

/** Reads the fields of the calculator, and computes what they come to; no outcome while a field cannot be used. */
export function readSampleSize(texts: Texts<SampleSizeField>, spelling: Spelling = englishSpelling) {
  const {problems: numberProblems, rates, numbers} = readNumbers(texts, spelling);
  const problems: Partial<Record<SampleSizeField, string>> = {...numberProblems};
  const weeks = parseCount(texts.weeks, spelling);
  if (typeof weeks === 'string' || weeks < 1 || weeks > mostWeeks) {
    const said =
      weeks === 'empty' ? countProblemText(weeks, texts.weeks) : `${weeksProblem}${readAs(texts.weeks, spelling)}`;
    problems.weeks = said;
    return {problems, rates, outcome: undefined};
  }
  if (numbers === undefined) return {problems, rates, outcome: undefined};
  const outcome: SizeOutcome = {numbers, size: sizeOf(numbers), weeks, found: detectableLift(numbers, weeks)};
  return {problems, rates, outcome};
}
