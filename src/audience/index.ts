/** The public face of the audience variants. */
export {audienceHref, audiences, languageOf, parseAudience, type Audience, type Language} from './parse';
export {useAudience, useLanguage} from './useAudience';
