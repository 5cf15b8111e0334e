import fc from '@site/tests/support/properties';
import {numberingSystems, numberLocales} from '@site/tests/support/locales';
import {plainText, withoutPercent} from '@site/src/lib/numbers/plainText';
import {readNumber} from '@site/src/lib/numbers/readNumber';
import {englishSpelling, spelled, spellingOf} from '@site/src/lib/numbers/spelling';

const numbers = [0, 0.5, 2.4, 7, 12.345, 96, 999, 1000, 1234, 4000, 12_345.67, 123_456, 1_234_567.5, 1_000_000_000];

const german = spellingOf(['de-DE']);

test('the list has the languages of browsers and their digits', () => {
  expect(numberLocales.length).toBeGreaterThan(200);
  expect(numberingSystems.length).toBeGreaterThan(70);
  expect(numberLocales).toEqual(expect.arrayContaining(['de', 'ar-EG', 'fa', 'hi', 'ff-Adlm']));
});

test('each number is read as each language writes it, with thousands set apart or not, above and below 0', () => {
  const wrong: string[] = [];
  for (const locale of numberLocales) {
    const spelling = spellingOf([locale]);
    for (const useGrouping of [true, false]) {
      const format = new Intl.NumberFormat(locale, {maximumFractionDigits: 3, useGrouping});
      for (const number of numbers.flatMap((each) => [each, -each])) {
        const text = format.format(number);
        const read = readNumber(text, spelling)?.value;
        if (read !== number && !(number === 0 && read === 0)) wrong.push(`${locale}: ${text} is read as ${read}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('and in the digits of every script, with the percent sign where the language has it', () => {
  const wrong: string[] = [];
  for (const locale of ['en', 'de', 'ar', 'fa', 'hi', 'tr', 'eu', 'ku', 'he', 'de-CH', 'en-IN']) {
    const spelling = spellingOf([locale]);
    for (const numberingSystem of numberingSystems) {
      const format = new Intl.NumberFormat(locale, {numberingSystem, style: 'percent', maximumFractionDigits: 2});
      for (const number of [0.024, 0.999, -0.125, 12.345]) {
        const text = format.format(number);
        const read = readNumber(withoutPercent(text), spelling)?.value;
        if (read !== Number(`${number}e2`)) wrong.push(`${locale}, ${numberingSystem}: ${text} is read as ${read}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['1 234 567', 1_234_567],
  ['1 234 567.5', 1_234_567.5],
  ['1 234 567,5', 1_234_567.5],
  ["1'234'567.5", 1_234_567.5],
  ['1‘234’567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['１２，３４５．６', 12_345.6],
  ['١٢٬٣٤٥٫٦', 12_345.6],
  ['２。４', 2.4],
  ['\u200f−5', -5],
  ['＋5', 5],
  ['.5', 0.5],
  ['5,', 5],
  ['𝟏𝟐𝟑', 123],
])('%j is %d for every reader', (text, value) => {
  for (const spelling of [englishSpelling, german, spellingOf(['fr']), spellingOf(['ar-EG'])]) {
    expect(readNumber(text, spelling)?.value).toBe(value);
  }
});

test.each([
  ['', ','],
  ['1e3', ''],
  ['1.234.5', ''],
  ['1,23,4', ''],
  ['5–10', ''],
  ['1 2', ''],
  ['4²', ''],
  ['½', ''],
  ['0x10', ''],
  ['∞', ''],
  ['2.4.', ''],
])('%j is no number', (text) => {
  expect(readNumber(text, englishSpelling)).toBeUndefined();
  expect(readNumber(text, german)).toBeUndefined();
});

test('what could be two numbers is decided by the language, and says so', () => {
  expect(readNumber('1.234', german)).toEqual({value: 1234});
  expect(readNumber('1.234', englishSpelling)).toEqual({value: 1.234, doubt: 'maybeThousands', other: 1234});
  expect(readNumber('1,234', german)).toEqual({value: 1.234, doubt: 'maybeThousands', other: 1234});
  expect(readNumber('1.234', spellingOf(['fr']))).toEqual({value: 1234, doubt: 'maybeDecimals', other: 1.234});
  expect(readNumber('0.234', german)?.value).toBe(0.234);
});

test('what is written for a reader is read again, and plain text stays as it is', () => {
  for (const locale of numberLocales) {
    const spelling = spellingOf([locale]);
    for (const number of numbers) expect(readNumber(spelled(number, spelling), spelling)?.value).toBe(number);
  }
  fc.assert(fc.property(fc.string(), (text) => plainText(plainText(text)) === plainText(text)));
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(..."0123456789.,' -%٫٬".split(''))}), (text) => {
      const reading = readNumber(text, german);
      return reading === undefined || !Number.isNaN(reading.value);
    }),
  );
});
