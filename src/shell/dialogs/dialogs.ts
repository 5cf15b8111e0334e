import {dialogId, type DialogName} from '../../ui/Dialog/opensDialog';

type Listener = (dialog: HTMLDialogElement) => void;

type Change = 'opened' | 'closed';

const listeners: Record<Change, Set<(dialog: HTMLDialogElement) => void>> = {opened: new Set(), closed: new Set()};

/** What opened the dialog that is open, or the dialog before it that it took over from. */
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

/** Calls back each time a dialog has opened. Returns a way to stop. */
export const onDialogOpened = (name: DialogName, listener: Listener): (() => void) => on('opened', name, listener);

/** Calls back each time a dialog has closed. Returns a way to stop. */
export const onDialogClosed = (name: DialogName, listener: Listener): (() => void) => on('closed', name, listener);

const openDialogs = 'dialog[open][data-dialog]';

/** The dialog of the site that is open. */
export function currentDialog(): HTMLDialogElement | undefined {
  return document.querySelector<HTMLDialogElement>(openDialogs) ?? undefined;
}

/**
 * Puts the focus on the dialog rather than its first button: its name is read
 * out, and Tab leads into its content. A field to type in (data-first-focus)
 * gets it instead.
 */
function focusIn(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog).focus();
}

/**
 * Takes over a dialog that the browser opened by itself before this code came:
 * where the visitor is in it, they stay. Of several, one over the other, the
 * one that they are in is left.
 */
export function takeOverDialog(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>(openDialogs)];
  const last = open.find((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
  if (last === undefined) return;
  for (const dialog of open) if (dialog !== last) dialog.close();
  tell('opened', last);
}

/** Says that a dialog has gone, and puts the focus back on what opened it, unless another one took over. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  tell('closed', dialog);
  if (currentDialog() !== undefined) return;
  opener?.focus();
  opener = undefined;
}

/** Opens a dialog, in place of the one that may be open, which leaves it its opener. */
export function openDialog(name: DialogName, by?: HTMLElement): void {
  const dialog = dialogNamed(name);
  const current = currentDialog();
  if (dialog === undefined || dialog === current) return;
  const root = document.documentElement;
  if (current === undefined) {
    opener = by ?? (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
    root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
  }
  dialog.showModal();
  current?.close();
  focusIn(dialog);
  tell('opened', dialog);
}
