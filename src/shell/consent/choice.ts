import {onComeBack} from '@site/src/browser/comeBack';

/** A visitor's answer about the tag manager. */
export type Choice = 'accepted' | 'refused';

/** The choice's key in local storage. */
export const choiceKey = 'cookie-choice';
let changed = (): void => {};
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
  changed();
}

/** Calls the listener after each change, in other tabs too, and back on a page from the browser's cache. */
export function onChoice(listener: () => void): void {
  changed = listener;
  window.addEventListener('storage', ({key}) => {
    // The key is null if all storage was cleared.
    if (key !== choiceKey && key !== null) return;
    chosenOnThisPage = undefined;
    listener();
  });
  onComeBack(() => {
    chosenOnThisPage = storedChoice() ?? chosenOnThisPage;
    listener();
  });
}
