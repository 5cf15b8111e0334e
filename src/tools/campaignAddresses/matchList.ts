import {readAddress, type ReadAddress} from '@site/src/lib/typed/address';
import {readWords} from '@site/src/lib/typed/words';
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
  /** What was read of it in another way than it was typed. */
  readonly notes: readonly string[];
  readonly judgment: Judgment;
}

/** The lines of a list that have any text. */
export const linesOf = (list: string): readonly string[] =>
  list
    .split(/[\r\n\u0085\u2028\u2029]/)
    .map(readWords)
    .filter((line) => line !== '');

/** A line without anything of an address is taken for the value itself, as in a list that was exported from a report. */
const addressOf = (line: string, parameter: UtmParameter): ReadAddress =>
  /[./?:]/.test(line)
    ? readAddress(line)
    : {text: `?${parameter}=${line.replace(/[&#]/g, encodeURIComponent)}`, notes: []};

function catchOf(address: string, parameter: UtmParameter, pattern: string): Catch {
  const result = testUtm({address, parameter, pattern});
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
    const {text, notes} = addressOf(line, parameter);
    const [isWanted, caught] = [wanted.has(index + 1), catchOf(text, parameter, pattern)];
    return {number: index + 1, line, isWanted, caught, notes, judgment: judge(caught, isWanted, anyWanted)};
  });
}
