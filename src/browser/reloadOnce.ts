import {changeEntry} from './historyEntry';
import {currentDialog} from './openDialogs';
import type {Position} from './elementPosition';

/** Marks a reloaded page in its history entry, which works without storage. */
const mark = 'reloadedFor';

/** The mark of a reloaded page, unchecked: other code may have written it. */
function takeMark(): object | undefined {
  if (typeof window === 'undefined') return undefined;
  const state: unknown = window.history.state;
  if (!(state instanceof Object && mark in state) || !(state[mark] instanceof Object)) return undefined;
  // Removed, so that a visitor's own reload is not marked.
  changeEntry({state: {[mark]: undefined}});
  return state[mark];
}

const reloadedFor = takeMark();

/** The dialog that this page was reloaded for. */
export function reloadedDialog(): string | undefined {
  const dialog: unknown = reloadedFor && 'dialog' in reloadedFor ? reloadedFor.dialog : undefined;
  return typeof dialog === 'string' ? dialog : undefined;
}

/** The position of the visitor's click before the reload. */
export function reloadedAct(): Position | undefined {
  const act: unknown = reloadedFor && 'act' in reloadedFor ? reloadedFor.act : undefined;
  return Array.isArray(act) && act.every((step) => typeof step === 'number') ? act : undefined;
}

let isTypedIn = false;
let isReloading = false;
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    // A changed choice is repeated like a click; text would be lost.
    const isChoice = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    isTypedIn ||= !isChoice;
  });
}

/**
 * Marks what the reloaded page does at once: opens the dialog that is open, whoever reloads, or repeats a click. Returns
 * whether it is marked.
 */
function markReload(act?: Position): boolean {
  const dialog = currentDialog()?.dataset.dialog;
  return changeEntry({state: {[mark]: dialog === undefined ? {act} : {dialog}}});
}

/** Reloads the page, which then opens the dialog that was open. */
export function reloadWithDialog(): void {
  if (currentDialog() !== undefined) markReload();
  window.location.reload();
}

/**
 * Reloads the page if code could not be fetched: after a deployment its HTML names new files. Only once, so that a
 * lasting fault does not loop, and not if it would lose typed text. Returns whether it reloads.
 *
 * @param act the position of the visitor's click that waits for the code; repeated unless a dialog is open.
 */
export function reloadOnce(act?: Position): boolean {
  if (reloadedFor !== undefined || isTypedIn) return false;
  // Several parts may fail together, and not each of them waits for a click.
  const isMarked = act === undefined && isReloading ? true : markReload(act);
  // Without the mark the next page would not know that it was reloaded, and could do so forever.
  if (!isMarked && !isReloading) return false;
  if (!isReloading) window.location.reload();
  isReloading = true;
  return true;
}

/** Whether the site responds, with any status; navigator.onLine is only a guess. */
export function reachesSite(): Promise<boolean> {
  return fetch('', {method: 'HEAD'}).then(
    () => true,
    () => false,
  );
}
