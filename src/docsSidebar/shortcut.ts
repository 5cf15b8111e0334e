/** As `aria-keyshortcuts` writes it. */
export const sidebarShortcut = 'Control+B Meta+B';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Where a key was pressed; inside a shadow tree that is not the event's own target. */
function originOf(event: KeyboardEvent): Element | undefined {
  const [origin] = event.composedPath();
  return origin instanceof Element ? origin : undefined;
}

/**
 * Whether a key press is Ctrl+B or Cmd+B and meant for the sidebar: not for a
 * field, in which it makes text bold, not for a dialog that is open over the
 * page (but for the sidebar's own), and not handled by somebody else.
 */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented} = event;
  if (key.toLowerCase() !== 'b' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (repeat || isComposing || defaultPrevented) return false;
  const origin = originOf(event);
  if (origin?.closest(fields)) return false;
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]');
  return dialog?.querySelector('[data-docs-drawer]') !== null;
}
