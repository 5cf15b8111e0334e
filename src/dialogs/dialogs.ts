import {dialogId, dialogNames, type DialogName} from './opensDialog';

type Listener = (dialog: HTMLDialogElement) => void;

const listeners: Record<'opened' | 'closed', [DialogName, Listener][]> = {opened: [], closed: []};

/** What opened the dialog that is open, or the dialog before it that it took over from. */
let opener: HTMLElement | undefined;

const isDialogName = (name: string | undefined): name is DialogName => dialogNames.some((each) => each === name);

function dialogNamed(name: DialogName): HTMLDialogElement | undefined {
  const element = document.getElementById(dialogId(name));
  return element instanceof HTMLDialogElement ? element : undefined;
}

function nameOf(dialog: HTMLDialogElement): DialogName | undefined {
  return isDialogName(dialog.dataset.dialog) ? dialog.dataset.dialog : undefined;
}

function tell(what: keyof typeof listeners, dialog: HTMLDialogElement): void {
  for (const [name, listener] of listeners[what]) if (name === nameOf(dialog)) listener(dialog);
}

/** Calls back each time a dialog has opened. */
export function onDialogOpened(name: DialogName, listener: Listener): void {
  listeners.opened.push([name, listener]);
}

/** Calls back each time a dialog has closed. */
export function onDialogClosed(name: DialogName, listener: Listener): void {
  listeners.closed.push([name, listener]);
}

/** The dialog of the site that is open. */
export function currentDialog(): HTMLDialogElement | undefined {
  return document.querySelector<HTMLDialogElement>('dialog[open][data-dialog]') ?? undefined;
}

/**
 * Puts the focus on the dialog rather than its first button: its name is read
 * out, and Tab leads into its content. A field to type in (data-first-focus)
 * gets it instead.
 */
function focusIn(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog).focus();
}

/** Says that a dialog is open, however it came to be. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  focusIn(dialog);
  tell('opened', dialog);
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
  if (current === undefined) {
    opener = by ?? (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
  }
  dialog.showModal();
  current?.close();
  dialogOpened(dialog);
}
