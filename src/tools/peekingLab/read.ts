import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {readAs} from '@site/src/lib/numbers/readAs';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import type {Texts} from '../address/query';
import type {PeekingLabField} from './defaults';
import {ruleNames} from './rules';

/** The error rates that a test may be planned with, the usual one first. */
export const alphas = ['0.05', '0.01', '0.1'] as const;

export const mostLooks = 50;

/** Reads the fields of the lab. A choice that there is none of is the usual one. */
export function readPeekingLab(texts: Texts<PeekingLabField>, spelling: Spelling = englishSpelling) {
  const [looks, seed] = [parseCount(texts.looks, spelling), parseCount(texts.seed, spelling)];
  const alpha = alphas.find((value) => value === texts.alpha) ?? '0.05';
  const isPossible = typeof looks === 'number' && looks >= 1 && looks <= mostLooks;
  return {
    alpha,
    /** The rule that is drawn. */
    rule: ruleNames.find((name) => name === texts.rule) ?? 'naive',
    looksProblem: isPossible ? undefined : `Use a whole number from 1 to ${mostLooks}.${readAs(texts.looks, spelling)}`,
    seedProblem: typeof seed === 'string' ? countProblemText(seed, texts.seed, spelling) : undefined,
    /** Undefined while a field cannot be used. */
    outcome: isPossible && typeof seed === 'number' ? {looks, alpha: Number(alpha), seed} : undefined,
  };
}
