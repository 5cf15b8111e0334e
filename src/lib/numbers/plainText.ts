import {readCode} from '../typed/code';

/** Chinese digits, which Unicode counts among the letters. */
const hanDigits = '〇一二三四五六七八九';

/** The ways in which keyboards, input methods and `Intl` write a character. */
const spelledAs: readonly (readonly [ways: RegExp, sign: string])[] = [
  [/[’‘ʼ`´′＇٬]/g, "'"],
  [/[،，﹐⹁]/g, ','],
  [/[．﹒。｡]/g, '.'],
  [/[\p{Pd}−]/gu, '-'],
  [/[＋﹢]/g, '+'],
  [/[٪％﹪]/g, '%'],
];

const isDigit = /^\p{Nd}$/u;

/**
 * The value of a digit of any script: in Unicode each script's digits are consecutive from 0, and some scripts follow
 * each other.
 */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text in any script, with digits 0 to 9 and one form of each sign. */
export function plainText(text: string): string {
  const plain = spelledAs.reduce((spelled, [ways, sign]) => spelled.replace(ways, sign), readCode(text));
  return plain
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(hanDigits.indexOf(digit)))
    .trim();
}

/** The same without a percent sign, which some languages write before the number. */
export const withoutPercent = (text: string): string =>
  plainText(text)
    .replace(/^([-+]?)\s*%\s*|\s*%$/, '$1')
    .trim();
