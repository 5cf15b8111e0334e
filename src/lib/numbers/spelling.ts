import {plainText} from './plainText';

/**
 * The first language of the reader's browser that numbers can be formatted in; undefined for the browser's default.
 * WebKit names "C" if the system has no language.
 */
export function readersLocale(languages: readonly string[]): string | undefined {
  return languages.find((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
}

/** How a reader's language writes numbers. */
export interface Spelling {
  /** Undefined for the browser's default. */
  readonly locale: string | undefined;
  /** The decimal separators, as `plainText` writes them. */
  readonly decimals: string;
  /** The thousands separators. */
  readonly groups: string;
  /** Digits of the last group, and of those before it: 3 and 2 in 12,34,567. */
  readonly sizes: readonly [last: number, others: number];
}

/** The site's default. */
export const englishSpelling: Spelling = {locale: 'en-US', decimals: '.', groups: ',', sizes: [3, 3]};

/** The spelling of the first usable language, with its own and with keyboards' characters. */
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

/** A number as the reader would type it: digits, and the decimal separator of their language. */
export const spelled = (value: number, {locale}: Spelling, useGrouping = false): string =>
  new Intl.NumberFormat(locale, {numberingSystem: 'latn', maximumFractionDigits: 12, useGrouping}).format(value);
