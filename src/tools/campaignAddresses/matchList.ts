import {parsePattern, type OpenQuestion, type PatternProblem} from '@site/src/lib/utmPattern';
import {testUtm, type UtmParameter} from '@site/src/lib/utmTest';

/** What a pattern does to an address. */
export type Catch =
  | {readonly kind: 'caught'; readonly value: string; readonly start: number; readonly end: number}
  /** The documentation does not say. */
  | {readonly kind: 'open'; readonly value: string; readonly open: readonly OpenQuestion[]}
  | {readonly kind: 'notCaught'; readonly value: string; readonly encodingMatters: boolean}
  | {readonly kind: 'missing' | 'valueless' | 'repeated' | 'unreadable'};

/** A catch against what was wanted of it; 'caught' and 'notCaught' while nothing was. */
export type Judgment = 'caught' | 'notCaught' | 'asWanted' | 'missed' | 'byMistake' | 'unsure';

export interface MatchRow {
  readonly number: number;
  readonly line: string;
  readonly isWanted: boolean;
  readonly caught: Catch;
  readonly judgment: Judgment;
}

/** The lines of a list that have any text. */
export const linesOf = (list: string): readonly string[] =>
  list.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** A line without anything of an address is taken for the value itself, as in a list that was exported from a report. */
const addressOf = (line: string, parameter: UtmParameter): string =>
  /[./?:]/.test(line) ? line : `?${parameter}=${encodeURIComponent(line.replace(/\p{Cs}/gu, '\ufffd'))}`;

function catchOf(line: string, parameter: UtmParameter, pattern: string): Catch {
  const result = testUtm({address: addressOf(line, parameter), parameter, pattern});
  if (result.kind !== 'compared') return {kind: result.kind};
  const {value, match, encodingMatters} = result;
  if (match.outcome === 'match') return {kind: 'caught', value, start: match.start, end: match.end};
  if (match.outcome === 'open') return {kind: 'open', value, open: match.open};
  return {kind: 'notCaught', value, encodingMatters};
}

function judge({kind}: Catch, isWanted: boolean, anyWanted: boolean): Judgment {
  if (kind === 'open' || kind === 'repeated') return 'unsure';
  if (kind === 'caught') return isWanted ? 'asWanted' : anyWanted ? 'byMistake' : 'caught';
  return isWanted ? 'missed' : 'notCaught';
}

/**
 * Each address of a list against a pattern for one of its parameters, or what
 * is wrong with the pattern. While no address is marked as wanted, nothing is
 * expected of any; once one is, those that are not marked are caught by mistake.
 */
export function matchList(
  lines: readonly string[],
  parameter: UtmParameter,
  pattern: string,
  wanted: ReadonlySet<number>,
): readonly MatchRow[] | PatternProblem {
  const parsed = parsePattern(pattern);
  if (typeof parsed === 'string') return parsed;
  const anyWanted = lines.some((_, index) => wanted.has(index + 1));
  return lines.map((line, index) => {
    const [isWanted, caught] = [wanted.has(index + 1), catchOf(line, parameter, pattern)];
    return {number: index + 1, line, isWanted, caught, judgment: judge(caught, isWanted, anyWanted)};
  });
}
