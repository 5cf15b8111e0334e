import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  audiences,
  englishAudiences,
  languageOf,
  parseAudience,
  tailoredPaths,
  type Audience,
  type EnglishAudience,
  type Language,
} from '../lib/audience';

type Wrapper = 'span' | 'div';

/**
 * The one audience that the page is drawn for; undefined where the HTML holds every version, as that of the home page
 * and its aliases does. `npm start` draws those for the visitor alone: from what React keeps, nothing can be taken away.
 */
function useOnlyAudience(): Audience | undefined {
  const {pathname, search} = useLocation();
  if (!tailoredPaths.includes(pathname)) return 'default';
  return process.env.NODE_ENV === 'development' ? parseAudience(search) : undefined;
}

interface PerProps<Differing> {
  readonly as?: Wrapper;
  readonly children: (differing: Differing) => ReactNode;
}

/**
 * Content of the English page that differs by audience. The default's version is on the page, the others are in templates
 * (src/pipeline/publish/templates.ts), and audience.head.ts shows the visitor's from the first frame on.
 */
export function PerAudience({as: As = 'span', children}: PerProps<EnglishAudience>) {
  const only = useOnlyAudience();
  if (only === 'german') return null;
  if (only !== undefined) return <As>{children(only)}</As>;
  return englishAudiences.map((each) => (
    <As key={each} data-for={each} hidden={each !== 'default'}>
      {children(each)}
    </As>
  ));
}

/** What differs by audience, in the page of one language: the German page has one audience, the English page the others. */
export function PerVisitor({language, as, children}: PerProps<Audience> & {readonly language: Language}) {
  return language === 'de' ? children('german') : <PerAudience as={as}>{children}</PerAudience>;
}

/** The same where the content stands once for the pages of both languages. */
export function PerAudienceAndLanguage({as: As = 'div', children}: PerProps<Audience>) {
  const only = useOnlyAudience();
  if (only !== undefined) return <As>{children(only)}</As>;
  return audiences.map((each) => (
    <As key={each} data-for={each} hidden={each !== 'default'}>
      {children(each)}
    </As>
  ));
}

/** Content of the shell that differs by language, by the same means. Pages of one language have words without elements. */
export function PerLanguage({as, children}: PerProps<Language>) {
  const only = useOnlyAudience();
  const As = as ?? 'span';
  if (only === 'german') return <As lang="de">{children('de')}</As>;
  if (only !== undefined) return as === undefined ? children('en') : <As>{children('en')}</As>;
  return [
    <As key="en" data-for={englishAudiences.join(' ')}>
      {children('en')}
    </As>,
    <As key="de" lang="de" data-for="german" hidden>
      {children('de')}
    </As>,
  ];
}

type TextAttribute = 'aria-label' | 'title' | 'content';

/**
 * An attribute that differs by language, which CSS cannot choose: in English,
 * with the German beside it, which audience.behavior.ts puts in its place.
 */
export function useLabel(attribute: TextAttribute, words: Readonly<Record<Language, string>>): object {
  const only = useOnlyAudience();
  if (only !== undefined) return {[attribute]: words[languageOf(only)]};
  return {[attribute]: words.en, ...(words.de !== words.en && {[`data-de-${attribute}`]: words.de})};
}
