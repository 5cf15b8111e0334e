import type {Language} from './audience';

const locales: Readonly<Record<Language, string>> = {en: 'en-US', de: 'de-DE'};

/** Writes a number with one decimal, as in '1.4' or, in German, '1,4'. */
export function decimal(value: number, language: Language = 'en'): string {
  return new Intl.NumberFormat(locales[language], {minimumFractionDigits: 1, maximumFractionDigits: 1}).format(value);
}

/** Writes a share between 0 and 1, with one decimal unless told, as in '2.4%' or, in German, '2,4 %'. */
export function percent(share: number, language: Language = 'en', decimals = 1): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share);
}
