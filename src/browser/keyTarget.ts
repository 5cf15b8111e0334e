const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Whether a key was pressed in a field, which keeps it; inside a shadow tree the field is not the event's target. */
export function isTyping(event: KeyboardEvent): boolean {
  const [origin] = event.composedPath();
  return origin instanceof Element && origin.closest(fields) !== null;
}

/**
 * Whether a key belongs to an input method, which takes it for a word that is being composed. Safari sends the Enter
 * that commits a word after the composition has ended, with the code of input methods.
 */
export const isForInputMethod = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line typescript/no-deprecated -- nothing else tells it: https://bugs.webkit.org/show_bug.cgi?id=165004
  event.isComposing || event.keyCode === 229;

/** The dialog that is open over the page, if there is one; others keep theirs in the page while nobody sees them. */
export function openDialog(): Element | null {
  const dialogs = document.querySelectorAll('[role$=dialog], dialog[open]');
  return [...dialogs].find((dialog) => dialog.checkVisibility()) ?? null;
}

/**
 * The letter of a key, small. Keyboards of other scripts name their own letters; there the place of the key counts. What
 * browsers and extensions send when they fill in a form has no key at all.
 */
export const latinLetter = ({key = '', code = ''}: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string =>
  (/^[^\0-~]$/.test(key) ? code.slice(3) : key).toLowerCase();
