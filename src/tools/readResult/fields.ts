import {countProblemText} from '@site/src/content/countProblems';
import {parseCount, parseGroup} from '@site/src/lib/experiment/counts';
import {plainText} from '@site/src/lib/numbers/plainText';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import type {GroupCounts} from '@site/src/lib/statistics/checks';
import type {Texts} from '../address/query';
import {parseDecimal} from '../fields/parseDecimal';
import {versionName, versionsIn} from '../versions/names';
import type {ReadResultField} from './defaults';

export interface NamedGroup extends GroupCounts {
  readonly name: string;
}

export interface UsableFields {
  readonly groups: readonly NamedGroup[];
  /** Planned weights of the versions. */
  readonly split: readonly number[];
  /** Visitors that each version was planned to get; undefined where nothing was planned. */
  readonly planned: number | undefined;
}

/** The numbers of '90/10' or '50 50'; a space may be between thousands where another sign is between the numbers. */
export function splitParts(text: string): readonly string[] {
  const plain = plainText(text);
  const signs = /[/:;／：；؛]/;
  return plain.split(signs.test(plain) ? signs : ' ').filter((part) => part.trim() !== '');
}

/** The planned weights, from '90/10' or '50 50'; equal ones where nothing is typed, undefined where it cannot be read. */
function parseSplit(text: string, count: number, spelling: Spelling): readonly number[] | undefined {
  const parts = splitParts(text);
  if (parts.length === 0) return Array.from({length: count}, () => 1);
  const weights = parts.map((part) => parseDecimal(part, spelling)).filter((weight) => typeof weight === 'number');
  return parts.length === count && weights.length === count ? weights : undefined;
}

/** Reads the fields of the tool. */
export function readFields(texts: Texts<ReadResultField>, spelling: Spelling = englishSpelling) {
  const numbers = versionsIn(texts.versions);
  const parsed = numbers.map((number) => {
    const typed = {visitors: texts[`visitors${number}`], conversions: texts[`conversions${number}`]};
    const {counts, problems} = parseGroup(typed, spelling);
    const name = versionName(number, numbers.length);
    const row = {
      number,
      name,
      ...typed,
      visitorsProblem: problems.visitors && countProblemText(problems.visitors, typed.visitors, spelling),
      conversionsProblem: problems.conversions && countProblemText(problems.conversions, typed.conversions, spelling),
    };
    return {row, group: counts && {...counts, name}};
  });
  const rows = parsed.map(({row}) => row);
  const groups = parsed.flatMap(({group}) => group ?? []);
  const split = parseSplit(texts.split, rows.length, spelling);
  const parsedPlan = parseCount(texts.planned, spelling);
  const planned = parsedPlan === 'empty' ? undefined : parsedPlan;
  const plannedProblem = typeof planned === 'string' ? countProblemText(planned, texts.planned, spelling) : undefined;
  const isUsable = groups.length === rows.length && split !== undefined && typeof planned !== 'string';
  return {
    rows,
    splitProblem:
      split === undefined
        ? `Use ${rows.length} numbers above 0, such as ${rows.length === 2 ? '50/50' : rows.map(() => '1').join('/')}.`
        : undefined,
    plannedProblem,
    /** Undefined while a field cannot be used. */
    outcome: isUsable ? ({groups, split, planned} satisfies UsableFields) : undefined,
  };
}
