/** The public face of the audience variants. */
export {
  audienceHref,
  audiences,
  englishAudiences,
  languageOf,
  type Audience,
  type EnglishAudience,
  type Language,
} from './parse';
export {useAudience, useLanguage} from './useAudience';
export {PerAudience, PerLanguage} from './PerAudience';
