import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {englishAudiences, tailoredPaths, type EnglishAudience, type Language} from './parse';

type Wrapper = 'span' | 'div';

/** Whether the page being written is the home page or an alias, which speak to an audience; the others are for everybody, in English. */
function useIsTailored(): boolean {
  return tailoredPaths.includes(useLocation().pathname);
}

export interface PerAudienceProps {
  as?: Wrapper;
  children: (audience: EnglishAudience) => ReactNode;
}

/**
 * Content of the English page that differs by audience. The HTML holds every
 * version; src/css/audience.css shows the visitor's from the first frame on,
 * and audience.behaviour.ts takes the others away.
 */
export function PerAudience({as: As = 'span', children}: PerAudienceProps): ReactNode {
  if (!useIsTailored()) return <As>{children('default')}</As>;
  return englishAudiences.map((each) => (
    <As key={each} data-for={each}>
      {children(each)}
    </As>
  ));
}

export interface PerLanguageProps {
  as?: Wrapper;
  children: (language: Language) => ReactNode;
}

/** Content of the shell that differs by language, by the same means. */
export function PerLanguage({as: As = 'span', children}: PerLanguageProps): ReactNode {
  if (!useIsTailored()) return <As>{children('en')}</As>;
  return [
    <As key="en" data-for={englishAudiences.join(' ')}>
      {children('en')}
    </As>,
    <As key="de" lang="de" data-for="german">
      {children('de')}
    </As>,
  ];
}

type TextAttribute = 'aria-label' | 'title' | 'content';

/**
 * An attribute that differs by language, which CSS cannot choose: in English,
 * with the German beside it, which audience.behaviour.ts puts in its place.
 */
export function useLabel(attribute: TextAttribute, words: Readonly<Record<Language, string>>): object {
  const isTailored = useIsTailored();
  return {[attribute]: words.en, ...(isTailored && words.de !== words.en && {[`data-de-${attribute}`]: words.de})};
}
