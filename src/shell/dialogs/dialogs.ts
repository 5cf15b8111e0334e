import {currentDialog, openDialogs} from '@site/src/browser/openDialogs';
import {fill} from '@site/src/browser/templates';
import {dialogId, type DialogName} from '../../ui/Dialog/opensDialog';

type Listener = (dialog: HTMLDialogElement) => void;

type Change = 'opened' | 'closed';

const listeners: Record<Change, Set<(dialog: HTMLDialogElement) => void>> = {opened: new Set(), closed: new Set()};

/** What opened the current dialog, or the dialog that it replaced. */
let opener: HTMLElement | undefined;

function dialogNamed(name: DialogName): HTMLDialogElement | undefined {
  const element = document.getElementById(dialogId(name));
  return element instanceof HTMLDialogElement ? element : undefined;
}

function on(change: Change, name: DialogName, listener: Listener): () => void {
  const tell = (dialog: HTMLDialogElement): void => {
    if (dialog.dataset.dialog === name) listener(dialog);
  };
  listeners[change].add(tell);
  return () => listeners[change].delete(tell);
}

const tell = (change: Change, dialog: HTMLDialogElement): void => listeners[change].forEach((listen) => listen(dialog));

/** Calls back each time a dialog has opened. Returns a function that stops it. */
export const onDialogOpened = (name: DialogName, listener: Listener): (() => void) => on('opened', name, listener);

/** Calls back each time a dialog has closed. Returns a function that stops it. */
export const onDialogClosed = (name: DialogName, listener: Listener): (() => void) => on('closed', name, listener);

/**
 * Focuses the dialog rather than its first button, so that its name is read aloud and Tab leads into it; or a text
 * field marked data-first-focus.
 */
function focusIn(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog).focus();
}

/** The button that was pressed last to open a dialog, of those that were pressed before this code loaded. */
function earlyOpener({dataset}: HTMLDialogElement): HTMLElement | undefined {
  const selector = `[data-opens-dialog=${dataset.dialog}]`;
  return (window.earlyActs ?? [])
    .flatMap(({target}) => (target instanceof Element ? (target.closest<HTMLElement>(selector) ?? []) : []))
    .slice(-1)[0];
}

/** Notes what the lead form is asked for, by the button that opens it, and shows the title of that. */
function noteRequest(dialog: HTMLDialogElement, button: HTMLElement | undefined): void {
  if (button === undefined) return;
  const request = button.dataset.request ?? 'trial';
  dialog.dataset.request = request;
  for (const title of dialog.querySelectorAll<HTMLElement>('[data-asked]')) {
    title.hidden = title.dataset.asked?.split(' ').includes(request) !== true;
  }
}

/**
 * Takes over a dialog that the browser opened before this code loaded, without moving the focus. If several are open,
 * keeps the one with the focus.
 */
export function takeOverDialog(): void {
  const open = openDialogs();
  const last = open.find((dialog) => dialog.contains(document.activeElement)) ?? open.slice(-1)[0];
  if (last === undefined) return;
  // It may have been opened while its content was still on its way.
  fill(last);
  for (const dialog of open) if (dialog !== last) dialog.close();
  opener = earlyOpener(last);
  noteRequest(last, opener);
  tell('opened', last);
}

/** Reports that a dialog has closed, and moves the focus back to what opened it, unless another dialog replaced it. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  tell('closed', dialog);
  if (currentDialog() !== undefined) return;
  const focused = document.activeElement;
  // A browser moves the focus out of what is hidden only when it next draws. Until then, keys would count as typed there.
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur();
  opener?.focus();
  opener = undefined;
}

/** Opens a dialog. It replaces an open one, and takes over its opener. */
export function openDialog(name: DialogName, by?: HTMLElement): void {
  const dialog = dialogNamed(name);
  const current = currentDialog();
  if (dialog === undefined || dialog === current) return;
  const root = document.documentElement;
  if (current === undefined) {
    opener = by ?? (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
    root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
  }
  noteRequest(dialog, by);
  fill(dialog);
  dialog.showModal();
  current?.close();
  focusIn(dialog);
  tell('opened', dialog);
}
