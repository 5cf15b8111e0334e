import type {Position} from './elementPosition';

/** What a page that is reloaded does at once: opens a dialog, or clicks where the visitor had. */
export type ReloadPurpose = {readonly dialog: string} | {readonly act: Position};

/** Where the mark of a page that was reloaded is kept: with its history entry, which is there even without storage. */
const mark = 'reloadedFor';

/** What such a page brings along, of which nothing is known: other code may have written it. */
function takeMark(): object | undefined {
  if (typeof window === 'undefined') return undefined;
  const state: unknown = window.history.state;
  if (!(state instanceof Object && mark in state) || !(state[mark] instanceof Object)) return undefined;
  // Only the reload itself is marked, not a visitor's own reload after it.
  window.history.replaceState(Object.assign({}, state, {[mark]: undefined}), '');
  return state[mark];
}

const reloadedFor = takeMark();

/** The dialog that this page was reloaded for. */
export function reloadedDialog(): string | undefined {
  const dialog: unknown = reloadedFor && 'dialog' in reloadedFor ? reloadedFor.dialog : undefined;
  return typeof dialog === 'string' ? dialog : undefined;
}

/** Where the visitor had clicked before this page was reloaded. */
export function reloadedAct(): Position | undefined {
  const act: unknown = reloadedFor && 'act' in reloadedFor ? reloadedFor.act : undefined;
  return Array.isArray(act) && act.every((step) => typeof step === 'number') ? act : undefined;
}

let isTypedIn = false;
let isReloading = false;
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    // A choice is an act like a click, which is done again; words would be lost.
    const isChoice = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    isTypedIn ||= !isChoice;
  });
}

function markReload(purpose: ReloadPurpose | undefined): void {
  window.history.replaceState(Object.assign({}, window.history.state, {[mark]: purpose ?? {}}), '');
}

/** Reloads the page, which then opens the dialog that was open. */
export function reloadWithDialog(dialog: string | undefined): void {
  if (dialog !== undefined) markReload({dialog});
  window.location.reload();
}

/**
 * Reloads the page for code that could not be fetched: after a new deployment
 * its HTML names the new files. Does so once, so that a fault that stays makes no
 * loop, and not where it would lose what was typed. Says whether it does.
 */
export function reloadOnce(purpose?: ReloadPurpose): boolean {
  if (reloadedFor !== undefined || isTypedIn) return false;
  // Several parts may fail together; what one of them asked for stays asked for.
  if (purpose !== undefined || !isReloading) markReload(purpose);
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
