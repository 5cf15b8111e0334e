import {readStored, store} from '../storage';

const seenOnThisPage = new Set<string>();

/** Whether a key has been remembered in this browser session; if session storage is denied, on this page. */
export function isRemembered(key: string): boolean {
  return seenOnThisPage.has(key) || readStored('sessionStorage', key) !== undefined;
}

/** Remembers a key for this browser session; if session storage is denied, for the life of the page. */
export function remember(key: string): void {
  seenOnThisPage.add(key);
  store('sessionStorage', key, 'seen');
}

/** True the first time a key is asked for in this browser session, false after that. */
export function oncePerSession(key: string): boolean {
  if (isRemembered(key)) return false;
  remember(key);
  return true;
}
