import {isForInputMethod, isTyping, latinLetter, openDialog} from '../../browser/keyTarget';

/** How a keyboard names its command key together with a letter: '⌘B' on Apple's, 'Ctrl B' on all others. */
export function shortcutLabel(letter: string, userAgent: string): string {
  return userAgent.includes('Mac OS') ? `⌘${letter}` : `Ctrl ${letter}`;
}

/** As `aria-keyshortcuts` writes it. */
export const sidebarShortcut = 'Control+B Meta+B';

/**
 * Whether a key press is Ctrl+B or Cmd+B and meant for the sidebar: not for a
 * field, in which it makes text bold, not for a dialog that is open over the
 * page (but for the sidebar's own), and not handled by somebody else.
 */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented} = event;
  if (latinLetter(event) !== 'b' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (repeat || isForInputMethod(event) || defaultPrevented) return false;
  if (isTyping(event)) return false;
  return openDialog()?.querySelector('[data-docs-drawer]') !== null;
}
