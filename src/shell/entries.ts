import {homeEntry, navigation, type NavigationEntry, type NavigationMenu} from '@site/src/content/navigation';
import {tailoredPaths} from '@site/src/lib/audience';

/** Where all pages are listed. */
export const footerId = 'all-pages';

/** The entries for a path: without Home on the home page. */
export function entriesOn(pathname: string): readonly (NavigationEntry | NavigationMenu)[] {
  return pathname === '/' ? navigation : [homeEntry, ...navigation];
}

/** Whether an entry's page, or a page below it, is the current one. */
export function isCurrent({target}: NavigationEntry, pathname: string): boolean {
  if (target.kind !== 'page') return false;
  return pathname === target.path || (target.path !== '/' && pathname.startsWith(`${target.path}/`));
}

/** Pages whose first screen has a call to action of its own: the header's comes once that has left the screen. */
export const offersItself = (pathname: string): boolean =>
  tailoredPaths.includes(pathname) || /^\/(features|one-pager)(\/|$)/.test(pathname);
