import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {languageOf, parseAudience, type Audience, type Language} from './parse';

/** Pages that speak to an audience: the home page and its aliases. */
const tailoredPaths: readonly string[] = ['/', '/agencies', '/tai-test'];

/** The visitor's audience, or undefined in the HTML and while it hydrates, where every version is present. */
export function useAudience(): Audience | undefined {
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  if (!isBrowser) return undefined;
  return tailoredPaths.includes(pathname) ? parseAudience(search) : 'default';
}

/** The language of the page: German on the German home page, English everywhere else. */
export function useLanguage(): Language {
  return languageOf(useAudience() ?? 'default');
}
