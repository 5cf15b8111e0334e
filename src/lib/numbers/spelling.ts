import {readersLocale} from '../readersLocale';
import {plainText} from './plainText';

/** How a reader's language writes numbers. */
export interface Spelling {
  /** Undefined for the browser's own. */
  readonly locale: string | undefined;
  /** What stands before decimals, each as `plainText` writes it. */
  readonly decimals: string;
  /** What sets thousands apart. */
  readonly groups: string;
  /** Digits of the last group, and of those before it: 3 and 2 in 12,34,567. */
  readonly sizes: readonly [last: number, others: number];
}

/** The site's own. */
export const englishSpelling: Spelling = {locale: 'en-US', decimals: '.', groups: ',', sizes: [3, 3]};

/** The spelling of the first language that has one, in its own digits and in those of keyboards. */
export function spellingOf(languages: readonly string[]): Spelling {
  const locale = readersLocale(languages);
  const formats = [new Intl.NumberFormat(locale), new Intl.NumberFormat(locale, {numberingSystem: 'latn'})];
  const parts = formats.flatMap((format) => format.formatToParts(1_234_567.5));
  const signs = (wanted: string) =>
    parts
      .filter(({type}) => type === wanted)
      .map(({value}) => plainText(value) || ' ')
      .join('');
  const sizes = parts.filter(({type}) => type === 'integer').map(({value}) => plainText(value).length);
  return {locale, decimals: signs('decimal'), groups: signs('group'), sizes: [sizes.at(-1) ?? 3, sizes.at(-2) ?? 3]};
}

/** A number as a reader may type it: digits, and the sign before decimals of their language. */
export const spelled = (value: number, {locale}: Spelling, useGrouping = false): string =>
  new Intl.NumberFormat(locale, {numberingSystem: 'latn', maximumFractionDigits: 12, useGrouping}).format(value);
