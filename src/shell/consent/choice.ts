/** A visitor's answer about the tag manager. */
export type Choice = 'accepted' | 'refused';

/** The choice's key in local storage. */
export const choiceKey = 'cookie-choice';
const listeners = new Set<() => void>();
/** The choice if storage is denied or full, for the life of the page. */
let chosenOnThisPage: Choice | undefined;

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'refused';

function storedChoice(): Choice | undefined {
  try {
    const value = window.localStorage.getItem(choiceKey);
    return isChoice(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser signals that the visitor does not want data passed on (Global Privacy Control). */
export function signalsRefusal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The visitor's choice, else the browser's signal, which counts as a refusal; undefined if there is neither. */
export function currentChoice(): Choice | undefined {
  return chosenOnThisPage ?? storedChoice() ?? (signalsRefusal() ? 'refused' : undefined);
}

/** Remembers the choice in this browser, or on this page where storage is denied. */
export function choose(choice: Choice): void {
  chosenOnThisPage = choice;
  try {
    window.localStorage.setItem(choiceKey, choice);
  } catch {
    // Denied or full: chosenOnThisPage alone decides.
  }
  listeners.forEach((listener) => listener());
}

function onStorage(event: StorageEvent): void {
  // Changed in another tab; the key is null if all storage was cleared.
  if (event.key !== choiceKey && event.key !== null) return;
  chosenOnThisPage = undefined;
  listeners.forEach((listener) => listener());
}

/** Back on a page from the browser's cache. */
function onPageShow({persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  chosenOnThisPage = storedChoice() ?? chosenOnThisPage;
  listeners.forEach((listener) => listener());
}

/** Calls the listener after each change, in other tabs too. Returns a function that stops it. */
export function subscribeToChoice(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
