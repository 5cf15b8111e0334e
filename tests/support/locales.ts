import {spelled, spellingOf, type Spelling} from '@site/src/lib/numbers/spelling';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Regions and scripts in which a language writes numbers in a way of its own. */
const more =
  'ar-EG ar-MA ar-SA az-Cyrl bs-Cyrl de-AT de-CH de-LI en-AT en-CH en-DE en-FR en-IN en-SE en-ZA es-AR es-CO es-CR es-MX es-US fa-AF ff-Adlm fr-CA fr-CH fr-LU hi-Latn it-CH ks-Deva mni-Mtei ms-BN ne-IN nl-BE pa-Arab ps-PK pt-AO pt-CV pt-PT ru-UA sd-Deva sr-Latn sw-CD ur-IN uz-Arab uz-Cyrl vai-Latn yue-Hans zh-HK zh-TW';

/** Every language that this engine writes numbers in, by trying each name of two and three letters, and regions of many. */
export const numberLocales: readonly string[] = Intl.NumberFormat.supportedLocalesOf([
  ...letters.flatMap((first) =>
    letters.flatMap((second) => [`${first}${second}`, ...letters.map((third) => `${first}${second}${third}`)]),
  ),
  ...more.split(' '),
]);

/** The digits of every script that `Intl` knows. */
export const numberingSystems: readonly string[] = Intl.supportedValuesOf('numberingSystem');

const key = (spelling: Spelling): string =>
  JSON.stringify([spelling.decimals, spelling.groups, spelling.sizes, spelled(1234.5, spelling, true)]);

/** A language for each way to write numbers. */
export const numberSpellings: readonly (readonly [locale: string, spelling: Spelling])[] = [
  ...new Map(
    numberLocales.map((locale) => {
      const spelling = spellingOf([locale]);
      return [key(spelling), [locale, spelling] as const];
    }),
  ).values(),
];
