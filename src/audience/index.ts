/** The public face of the audience variants. */
export {audienceHref, audiences, germanOpeningEnd, type Audience, type EnglishAudience, type Language} from './parse';
export {PerAudience, PerLanguage, useLabel} from './PerAudience';
