import {plainText} from './plainText';
import type {Spelling} from './spelling';

/**
 * Why a number may have been read wrong: its decimal separator may separate thousands, its thousands separator may be a
 * decimal one, or its thousands separators are in unusual places.
 */
export type NumberDoubt = 'maybeThousands' | 'maybeDecimals' | 'brokenThousands';

export interface NumberReading {
  readonly value: number;
  readonly doubt?: NumberDoubt;
  /** The number with the separator read the other way. */
  readonly other?: number;
}

const isDigits = /^\d+$/;

/** Whether groups of digits are as long as thousands, lakhs, or the groups of the reader's language. */
function areGroups(groups: readonly string[], own: readonly [number, number]): boolean {
  const [first = '', ...rest] = groups;
  const last = rest.pop() ?? '';
  return [[3, 3] as const, [3, 2] as const, own].some(
    ([length, others]) =>
      last.length === length &&
      rest.every((group) => group.length === others) &&
      first.length <= others &&
      !first.startsWith('0'),
  );
}

/** The digits of a whole number, with one kind of separator between groups or none. */
function readGroups(body: string, {sizes}: Spelling): string | undefined {
  const separator = /[ ,.']/.exec(body)?.[0];
  const groups = separator === undefined ? [body] : body.split(separator);
  if (!groups.every((group) => isDigits.test(group))) return undefined;
  return groups.length === 1 || areGroups(groups, sizes) ? groups.join('') : undefined;
}

function readUnsigned(body: string, spelling: Spelling): NumberReading | undefined {
  const digits = readGroups(body, spelling);
  const grouped = digits === undefined ? undefined : Number(digits);
  const [, before = '', separator = '', after = ''] = /^(.*)([,.٫])(\d*)$/.exec(body) ?? [];
  const whole = before === '' && after !== '' ? '0' : readGroups(before, spelling);
  // 1.234.5 uses a point for two things.
  const decimal =
    separator === '' || whole === undefined || before.includes(separator) ? undefined : Number(`${whole}.${after}`);
  if (decimal === undefined) return grouped === undefined ? undefined : {value: grouped};
  const isGroup = spelling.groups.includes(separator);
  if (grouped === undefined) {
    return {value: decimal, ...(isGroup && isDigits.test(before) && {doubt: 'brokenThousands'})};
  }
  if (isGroup) return {value: grouped};
  return spelling.decimals.includes(separator)
    ? {value: decimal, doubt: 'maybeThousands', other: grouped}
    : {value: grouped, doubt: 'maybeDecimals', other: decimal};
}

/**
 * Reads a number that was typed, pasted or dictated, in any language; undefined if it is not one.
 *
 * @param spelling how the reader writes numbers, which decides how 1.234 is read.
 */
export function readNumber(text: string, spelling: Spelling): NumberReading | undefined {
  const [, sign, body = ''] = /^([-+]?) ?(.*)$/.exec(plainText(text)) ?? [];
  const reading = readUnsigned(body, spelling);
  if (reading === undefined || sign !== '-') return reading;
  const {value, other} = reading;
  return {...reading, value: 0 - value, ...(other !== undefined && {other: -other})};
}
