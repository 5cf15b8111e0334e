import {homeEntry, navigation, type NavigationEntry} from '@site/src/content/navigation';

/** The entries shown on a path: Home is left out on the home page. */
export function entriesOn(pathname: string): readonly NavigationEntry[] {
  return pathname === '/' ? navigation : [homeEntry, ...navigation];
}

/** True where an entry's page, or a page below it, is the one on screen. */
export function isCurrent({target}: NavigationEntry, pathname: string): boolean {
  if (target.kind !== 'page') return false;
  return pathname === target.path || (target.path !== '/' && pathname.startsWith(`${target.path}/`));
}

/** Guides, whose readers try the product already: they are not offered the trial, nor each feature, which keeps them light. */
export const isGuide = (pathname: string): boolean => /^\/(docs|extension)(\/|$)/.test(pathname);
