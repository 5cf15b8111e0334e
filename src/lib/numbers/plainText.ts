/** Chinese digits, which Unicode counts among the letters. */
const hanDigits = '〇一二三四五六七八九';

/** What of one sign is written in other ways by keyboards, input methods and `Intl`. */
const spelledAs: readonly (readonly [ways: RegExp, sign: string])[] = [
  // Marks of direction, which Arabic, Hebrew and Persian put around signs, and other characters nobody sees.
  [/\p{Cf}/gu, ''],
  [/\s/g, ' '],
  [/[’‘ʼ`´′＇٬]/g, "'"],
  [/[،，﹐⹁]/g, ','],
  [/[．﹒。｡]/g, '.'],
  [/[\p{Pd}−]/gu, '-'],
  [/[＋﹢]/g, '+'],
  [/[٪％﹪]/g, '%'],
];

const isDigit = /^\p{Nd}$/u;

/** The value of a digit of any script: Unicode has each script's ten in a row, from 0 on, and some rows follow each other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text with the digits 0 to 9 and one spelling of each sign, whatever script it was typed in. */
export function plainText(text: string): string {
  const plain = spelledAs.reduce((spelled, [ways, sign]) => spelled.replace(ways, sign), text);
  return plain
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(hanDigits.indexOf(digit)))
    .trim();
}

/** The same without one percent sign, which stands behind the number in most languages and before it in some. */
export const withoutPercent = (text: string): string =>
  plainText(text)
    .replace(/^([-+]?)\s*%\s*|\s*%$/, '$1')
    .trim();
