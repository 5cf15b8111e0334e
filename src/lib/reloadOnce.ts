/** Where the mark of a page that was loaded anew is kept: with its history entry, which is there even without storage. */
const mark = 'reloadedFor';

function takeMark(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const state: unknown = window.history.state;
  if (!(state instanceof Object && mark in state) || typeof state[mark] !== 'string') return undefined;
  // Only the reload itself is marked, not a visitor's own reload after it.
  window.history.replaceState(Object.assign({}, state, {[mark]: undefined}), '');
  return state[mark];
}

/** What this page was loaded anew for, as given to reloadOnce; undefined where it was not. */
export const reloadedFor = takeMark();

let isTypedIn = false;
let isReloading = false;
if (typeof document !== 'undefined') {
  document.addEventListener('input', () => {
    isTypedIn = true;
  });
}

/**
 * Loads the page anew for code that could not be fetched: after a new deployment
 * its HTML names the new files. Does so once, so that a fault that stays makes no
 * loop, and not where it would lose what was typed. Says whether it does.
 */
export function reloadOnce(purpose = ''): boolean {
  if (reloadedFor !== undefined || isTypedIn) return false;
  // Several parts may fail together; what one of them asked for stays asked for.
  if (purpose !== '' || !isReloading) {
    window.history.replaceState(Object.assign({}, window.history.state, {[mark]: purpose}), '');
  }
  if (!isReloading) window.location.reload();
  isReloading = true;
  return true;
}

/** Whether the site answers, with whatever status: the browser's own word for being online is a guess. */
export function reachesSite(): Promise<boolean> {
  return fetch('', {method: 'HEAD'}).then(
    () => true,
    () => false,
  );
}
