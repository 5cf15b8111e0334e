const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Whether a key was pressed in a field. In a shadow tree the field is not the event's target. */
export function isTyping(event: KeyboardEvent): boolean {
  const [origin] = event.composedPath();
  return origin instanceof Element && origin.closest(fields) !== null;
}

/**
 * Whether a key belongs to an input method that is composing a word. Safari sends the Enter that commits the word after
 * the composition has ended, with a key code of its own.
 */
export const isForInputMethod = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line typescript/no-deprecated -- nothing else tells it: https://bugs.webkit.org/show_bug.cgi?id=165004
  event.isComposing || event.keyCode === 229;

/** The dialog that is open over the page, if any. Third-party dialogs may be in the page while hidden. */
export function openDialog(): Element | null {
  const dialogs = document.querySelectorAll('[role$=dialog], dialog[open]');
  return [...dialogs].find((dialog) => dialog.getClientRects().length > 0) ?? null;
}

/**
 * The letter of a key in lower case. For keyboards of other scripts, the position of the key counts. Events sent by
 * autofill have no key.
 */
export const latinLetter = ({key = '', code = ''}: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string =>
  (/^[^\0-~]$/.test(key) ? code.slice(3) : key).toLowerCase();
