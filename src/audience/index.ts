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
export {PerAudience, PerLanguage, useIsTailored, useLabel} from './PerAudience';
