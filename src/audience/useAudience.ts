import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {languageOf, parseAudience, tailoredPaths, type Audience, type Language} from './parse';

/**
 * The visitor's audience. Undefined in the HTML of a tailored page and while
 * it hydrates: every version is present then, and the head script's mark shows one.
 */
export function useAudience(): Audience | undefined {
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  if (!tailoredPaths.includes(pathname)) return 'default';
  return isBrowser ? parseAudience(search) : undefined;
}

/** The language of the page: German on the German home page, English everywhere else. */
export function useLanguage(): Language {
  return languageOf(useAudience() ?? 'default');
}
