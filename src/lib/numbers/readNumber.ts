import {plainText} from './plainText';
import type {Spelling} from './spelling';

/**
 * What may be wrong about a number, all digits of which were read: its one separator may set thousands apart though
 * it stands before decimals in the reader's language, it may stand before decimals though it does not, or it sets
 * thousands apart in the reader's language and does not stand where it would.
 */
export type NumberDoubt = 'maybeThousands' | 'maybeDecimals' | 'brokenThousands';

export interface NumberReading {
  readonly value: number;
  readonly doubt?: NumberDoubt;
  /** With the separator taken the other way. */
  readonly other?: number;
}

const isDigits = /^\d+$/;

/** Whether groups of digits are as long as thousands are, or lakhs, or what the reader's language sets apart. */
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
  // 1.234.5 has a point for two things.
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
 * A number as it was typed, pasted or spoken, in the digits and signs of any language; undefined where it is none.
 *
 * @param spelling how the reader writes numbers, which decides what 1.234 is.
 */
export function readNumber(text: string, spelling: Spelling): NumberReading | undefined {
  const [, sign, body = ''] = /^([-+]?) ?(.*)$/.exec(plainText(text)) ?? [];
  const reading = readUnsigned(body, spelling);
  if (reading === undefined || sign !== '-') return reading;
  const {value, other} = reading;
  return {...reading, value: 0 - value, ...(other !== undefined && {other: -other})};
}
