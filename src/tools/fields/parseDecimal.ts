import {withoutPercent} from '@site/src/lib/numbers/plainText';
import {readAs} from '@site/src/lib/numbers/readAs';
import {readNumber} from '@site/src/lib/numbers/readNumber';
import {spelled, type Spelling} from '@site/src/lib/numbers/spelling';

/** Why a typed number or percentage cannot be used. */
export type DecimalProblem = 'empty' | 'notANumber' | 'ambiguous' | 'outside';

/**
 * A number as it was typed, with or without a percent sign, or why it cannot be used.
 *
 * @param isAllowed decides too where a separator could mean two things: 1.234 is French for nothing.
 */
export function parseDecimal(
  text: string,
  spelling: Spelling,
  // Nothing that is weighed is as large, and more digits than a number can have are infinite.
  isAllowed: (value: number) => boolean = (value) => value > 0 && value < 1e15,
): number | DecimalProblem {
  const typed = withoutPercent(text);
  if (typed === '') return 'empty';
  const reading = readNumber(typed, spelling);
  if (reading === undefined) return 'notANumber';
  const {value, doubt, other} = reading;
  const meant = doubt === 'maybeDecimals' && other !== undefined ? [value, other] : [value];
  const allowed = meant.filter(isAllowed);
  return allowed.length > 1 ? 'ambiguous' : (allowed[0] ?? 'outside');
}

/** A percentage as it was typed, as a share, or why it cannot be used. */
export function parseShare(
  text: string,
  spelling: Spelling,
  isAllowed: (share: number) => boolean,
): number | DecimalProblem {
  // Not divided: 99.9 / 100 is 0.9990000000000001.
  const shareOf = (value: number): number => Number(`${value}e-2`);
  const value = parseDecimal(text, spelling, (each) => isAllowed(shareOf(each)));
  return typeof value === 'number' ? shareOf(value) : value;
}

/**
 * What is said beside a field whose number cannot be used.
 *
 * @param said of a field that is empty, of a number that is too small or too large, and of what is no number where 2.4 is too small.
 */
export function decimalProblemText(
  problem: DecimalProblem,
  text: string,
  spelling: Spelling,
  said: {readonly empty: string; readonly outside: string; readonly digits?: string},
): string {
  if (problem === 'empty') return said.empty;
  if (problem === 'notANumber') return said.digits ?? 'Use digits, such as 2.4 or 2,4.';
  const typed = withoutPercent(text);
  const {value = 0, other = 0} = readNumber(typed, spelling) ?? {};
  if (problem === 'ambiguous')
    return `This could be two numbers: write ${spelled(other, spelling)} or ${spelled(value, spelling)}.`;
  return `${said.outside}${readAs(typed, spelling)}`;
}
