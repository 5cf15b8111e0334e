import {countProblemText} from '@site/src/content/countProblems';
import {parseCount} from '@site/src/lib/experiment/counts';
import {readAs} from '@site/src/lib/numbers/readAs';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import type {Texts} from '../address/query';
import type {PeekingLabField} from './defaults';
import type {LabQuestion} from './lab';
import {ruleNames, type RuleName} from './rules';

/** The error rates that a test may be planned with, the usual one first. */
export const alphas = ['0.05', '0.01', '0.1'] as const;
export type AlphaText = (typeof alphas)[number];

export const mostLooks = 50;

export interface LabReading {
  readonly alpha: AlphaText;
  /** The rule that is drawn. */
  readonly rule: RuleName;
  readonly looksProblem: string | undefined;
  readonly seedProblem: string | undefined;
  /** Undefined while a field cannot be used. */
  readonly question: LabQuestion | undefined;
}

/** Reads the fields of the lab. A choice that there is none of is the usual one. */
export function readPeekingLab(texts: Texts<PeekingLabField>, spelling: Spelling = englishSpelling): LabReading {
  const [looks, seed] = [parseCount(texts.looks, spelling), parseCount(texts.seed, spelling)];
  const alpha = alphas.find((value) => value === texts.alpha) ?? '0.05';
  const isPossible = typeof looks === 'number' && looks >= 1 && looks <= mostLooks;
  return {
    alpha,
    rule: ruleNames.find((name) => name === texts.rule) ?? 'naive',
    looksProblem: isPossible ? undefined : `Use a whole number from 1 to ${mostLooks}.${readAs(texts.looks, spelling)}`,
    seedProblem: typeof seed === 'string' ? countProblemText(seed, texts.seed, spelling) : undefined,
    question: isPossible && typeof seed === 'number' ? {looks, alpha: Number(alpha), seed} : undefined,
  };
}
