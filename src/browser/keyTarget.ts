const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Whether a key was pressed in a field, which keeps it; inside a shadow tree the field is not the event's target. */
export function isTyping(event: KeyboardEvent): boolean {
  const [origin] = event.composedPath();
  return origin instanceof Element && origin.closest(fields) !== null;
}

/** The dialog that is open over the page, if there is one. */
export function openDialog(): Element | null {
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]');
}
