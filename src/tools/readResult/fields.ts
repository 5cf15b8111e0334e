import {countProblems} from '@site/src/content/countProblems';
import {parseCount, parseGroup} from '@site/src/lib/experiment/counts';
import type {GroupCounts} from '@site/src/lib/statistics/checks';
import type {Texts} from '../address/query';
import {parseDecimal} from '../fields/parseShare';
import {versionName, versionsIn, type VersionNumber} from '../versions/names';
import type {ReadResultField} from './defaults';

/** The fields of one version with what is wrong with them. */
export interface VersionRow {
  readonly number: VersionNumber;
  readonly name: string;
  readonly visitors: string;
  readonly conversions: string;
  readonly visitorsProblem: string | undefined;
  readonly conversionsProblem: string | undefined;
}

export interface NamedGroup extends GroupCounts {
  readonly name: string;
}

export interface ResultFields {
  readonly rows: readonly VersionRow[];
  readonly splitProblem: string | undefined;
  readonly plannedProblem: string | undefined;
  /** Undefined while a field cannot be used. */
  readonly usable: UsableFields | undefined;
}

export interface UsableFields {
  readonly groups: readonly NamedGroup[];
  /** Planned weights of the versions. */
  readonly split: readonly number[];
  /** Visitors that each version was planned to get; undefined where nothing was planned. */
  readonly planned: number | undefined;
}

/** The planned weights, from '90/10' or '50 50'; equal ones where nothing is typed, undefined where it cannot be read. */
function parseSplit(text: string, count: number): readonly number[] | undefined {
  const parts = text.split(/[/:;\s]+/).filter((part) => part !== '');
  if (parts.length === 0) return Array.from({length: count}, () => 1);
  const weights = parts.map((part) => parseDecimal(part.replace('%', '')) ?? 0);
  return weights.length === count && weights.every((weight) => weight > 0) ? weights : undefined;
}

/** Reads the fields of the tool. */
export function readFields(texts: Texts<ReadResultField>, thousands: ',' | '.' = ','): ResultFields {
  const numbers = versionsIn(texts.versions);
  const parsed = numbers.map((number) => {
    const typed = {visitors: texts[`visitors${number}`], conversions: texts[`conversions${number}`]};
    const {counts, problems} = parseGroup(typed, thousands);
    const name = versionName(number, numbers.length);
    const row: VersionRow = {
      number,
      name,
      ...typed,
      visitorsProblem: problems.visitors && countProblems[problems.visitors],
      conversionsProblem: problems.conversions && countProblems[problems.conversions],
    };
    return {row, group: counts && {...counts, name}};
  });
  const rows = parsed.map(({row}) => row);
  const groups = parsed.flatMap(({group}) => group ?? []);
  const split = parseSplit(texts.split, rows.length);
  const planned = texts.planned.trim() === '' ? undefined : parseCount(texts.planned, thousands);
  const plannedProblem = typeof planned === 'string' ? countProblems[planned] : undefined;
  const isUsable = groups.length === rows.length && split !== undefined && typeof planned !== 'string';
  return {
    rows,
    splitProblem:
      split === undefined
        ? `Use ${rows.length} numbers above 0, such as ${rows.length === 2 ? '50/50' : rows.map(() => '1').join('/')}.`
        : undefined,
    plannedProblem,
    usable: isUsable ? {groups, split, planned} : undefined,
  };
}
