import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import {readWords} from '@site/src/lib/typed/words';
import type {Texts} from '../address/query';
import {optionOf} from '../fields/optionOf';
import {readNumbers} from '../sampleSize/readNumbers';
import {isStart} from './days';
import {neededTexts, planTexts, stopRules, textFields, type PlanField} from './defaults';
import {sizeWithLooks} from './looks';

/** Reads the fields of the plan, and computes its size; no outcome while a field cannot be used. */
export function readTestPlan(texts: Texts<PlanField>, spelling: Spelling = englishSpelling) {
  const {problems: numberProblems, rates, numbers} = readNumbers(texts, spelling);
  const problems: Partial<Record<PlanField, string>> = {...numberProblems};
  const said = {name: '', change: '', audience: '', effect: '', metric: '', guardrail: '', owner: ''};
  for (const name of textFields) {
    said[name] = readWords(texts[name]);
    const [{length}, {longest}] = [said[name], planTexts[name]];
    if (length > longest)
      problems[name] = `At most ${longest} characters, so that a link can carry them. These are ${length}.`;
  }
  const start = texts.start.trim();
  if (start !== '' && !isStart(start)) problems.start = 'Choose a day from 2000 to 2099.';
  if (numbers === undefined || Object.keys(problems).length > 0) return {problems, rates, outcome: undefined};
  const stop = optionOf(stopRules, texts.stop);
  const open = [
    ...neededTexts.filter((name) => said[name] === '').map((name) => planTexts[name].label),
    ...(start === '' ? ['First day'] : []),
  ];
  const size = sizeWithLooks(numbers, stop);
  const outcome = {
    /** As typed, on one line each; '' where nothing is yet. */
    said,
    numbers,
    size,
    stop,
    /** YYYY-MM-DD; undefined while no day is chosen. */
    start: start === '' ? undefined : start,
    /** Labels of what is still empty. */
    open,
  };
  return {problems, rates, outcome};
}

export type PlanOutcome = NonNullable<ReturnType<typeof readTestPlan>['outcome']>;
