const seenOnThisPage = new Set<string>();

/**
 * True the first time a key is asked for in this browser session, false after
 * that. Where session storage is denied, the session is the life of the page.
 */
export function oncePerSession(key: string): boolean {
  if (seenOnThisPage.has(key)) return false;
  seenOnThisPage.add(key);
  try {
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, 'seen');
  } catch {
    // Denied for reading or for writing: seenOnThisPage alone decides.
  }
  return true;
}
