const seenOnThisPage = new Set<string>();

/** Whether a key has been remembered in this browser session; if session storage is denied, on this page. */
export function isRemembered(key: string): boolean {
  if (seenOnThisPage.has(key)) return true;
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is denied: only seenOnThisPage counts.
    return false;
  }
}

/** Remembers a key for this browser session; if session storage is denied, for the life of the page. */
export function remember(key: string): void {
  seenOnThisPage.add(key);
  try {
    window.sessionStorage.setItem(key, 'seen');
  } catch {
    // Storage is denied: only seenOnThisPage counts.
  }
}

/** True the first time a key is asked for in this browser session, false after that. */
export function oncePerSession(key: string): boolean {
  if (isRemembered(key)) return false;
  remember(key);
  return true;
}
