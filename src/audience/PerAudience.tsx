import type {ReactNode} from 'react';
import {englishAudiences, languageOf, type EnglishAudience, type Language} from './parse';
import {useAudience} from './useAudience';

type Wrapper = 'span' | 'div';

export interface PerAudienceProps {
  as?: Wrapper;
  children: (audience: EnglishAudience) => ReactNode;
}

/**
 * Content of the English page that differs by audience. The HTML holds every
 * version in a wrapper that src/css/audience.css shows or hides; once hydrated
 * the visitor's version alone is left, in the same element as before.
 */
export function PerAudience({as: As = 'span', children}: PerAudienceProps): ReactNode {
  const audience = useAudience();
  if (audience === undefined) {
    return englishAudiences.map((each) => (
      <As key={each} data-for={each}>
        {children(each)}
      </As>
    ));
  }
  const shown = audience === 'german' ? 'default' : audience;
  return [<As key={shown}>{children(shown)}</As>];
}

export interface PerLanguageProps {
  as?: Wrapper;
  children: (language: Language) => ReactNode;
}

/** Content of the shell that differs by language, by the same means. */
export function PerLanguage({as: As = 'span', children}: PerLanguageProps): ReactNode {
  const audience = useAudience();
  const language = audience && languageOf(audience);
  return [
    language !== 'de' && (
      <As key="en" data-for={language ? undefined : englishAudiences.join(' ')}>
        {children('en')}
      </As>
    ),
    language !== 'en' && (
      <As key="de" lang="de" data-for={language ? undefined : 'german'}>
        {children('de')}
      </As>
    ),
  ];
}
