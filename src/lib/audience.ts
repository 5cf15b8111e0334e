import {choiceIn} from './choiceIn';

/** The five audiences of the home page, in the order the switcher lists them. */
export const audiences = ['default', 'perfmarketing', 'mentalwellness', 'ecomm', 'german'] as const;
export type Audience = (typeof audiences)[number];

/** The audiences that read the English page. */
export const englishAudiences = [
  'default',
  'perfmarketing',
  'mentalwellness',
  'ecomm',
] as const satisfies readonly Audience[];
export type EnglishAudience = (typeof englishAudiences)[number];

export type Language = 'en' | 'de';

/** Query value that selects German whatever the audience says. */
export const germanLocale = 'de-DE';

/** The id of the element that follows the German home page. */
export const germanPageEnd = 'end-of-german-page';

/** Paths that show the home page as well, and are no pages of their own. */
export const homeAliases = ['/agencies', '/tai-test'];

/** The paths that show the home page, and so speak to an audience. */
export const tailoredPaths: readonly string[] = ['/', ...homeAliases];

/**
 * Reads the audience from a query string. The German locale wins over any
 * audience; a repeated parameter counts once, the first; what mail programs leave
 * behind a value is no part of it; all else is ignored.
 */
export function parseAudience(search: string): Audience {
  if (choiceIn(search, 'locale', [germanLocale]) !== undefined) return 'german';
  return choiceIn(search, 'audience', audiences) ?? 'default';
}

export function languageOf(audience: Audience): Language {
  return audience === 'german' ? 'de' : 'en';
}

/** The home page's address for an audience; every parameter but the two that choose one is kept. */
export function audienceHref(audience: Audience, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('audience');
  query.delete('locale');
  if (audience !== 'default') query.set('audience', audience);
  if (audience === 'german') query.set('locale', germanLocale);
  const text = query.toString();
  return text === '' ? '/' : `/?${text}`;
}
