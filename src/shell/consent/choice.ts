/** What a visitor has said to the tag manager. */
export type Choice = 'accepted' | 'refused';

/** Where the choice is kept, in local storage. */
export const choiceKey = 'cookie-choice';
const listeners = new Set<() => void>();
/** Holds where storage is denied or full, for the life of the page. */
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

/** Whether the browser says, on the visitor's behalf, that data about them is not to be passed on (Global Privacy Control). */
export function signalsRefusal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The visitor's own choice; else the browser's signal, which counts as a refusal; undefined while there is neither. */
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
  // Made in another tab; null: all storage was cleared, and with it the choice.
  if (event.key !== choiceKey && event.key !== null) return;
  chosenOnThisPage = undefined;
  listeners.forEach((listener) => listener());
}

/** Back on a page that the browser had kept as it was. */
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
