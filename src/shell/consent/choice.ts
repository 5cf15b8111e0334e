import {onComeBack} from '@site/src/browser/comeBack';
import {onStoredElsewhere, readStored, store} from '@site/src/lib/storage';

/** A visitor's answer about the tag manager. */
export type Choice = 'accepted' | 'refused';

/** The choice's key in local storage. */
export const choiceKey = 'cookie-choice';
let changed = (): void => {};
/** The choice if storage is denied or full, for the life of the page. */
let chosenOnThisPage: Choice | undefined;

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'refused';

function storedChoice(): Choice | undefined {
  const value = readStored('localStorage', choiceKey);
  return isChoice(value) ? value : undefined;
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
  store('localStorage', choiceKey, choice);
  changed();
}

/** Calls the listener after each change, in other tabs too, and back on a page from the browser's cache. */
export function onChoice(listener: () => void): void {
  changed = listener;
  onStoredElsewhere(choiceKey, () => {
    chosenOnThisPage = undefined;
    listener();
  });
  onComeBack(() => {
    chosenOnThisPage = storedChoice() ?? chosenOnThisPage;
    listener();
  });
}
