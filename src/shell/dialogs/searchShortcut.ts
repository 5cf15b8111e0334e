import {isForInputMethod, isTyping, latinLetter, openDialog} from '../../browser/keyTarget';

/** In the format of `aria-keyshortcuts`. */
export const searchShortcut = '/ Control+K Meta+K';

/**
 * Whether a key press is `/`, Ctrl+K or Cmd+K and not in a field or a dialog, and not handled by other code. On many
 * keyboards `/` needs Shift.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented} = event;
  if (repeat || isForInputMethod(event) || defaultPrevented || altKey) return false;
  const slash = key === '/' && !ctrlKey && !metaKey;
  const k = latinLetter(event) === 'k' && ctrlKey !== metaKey && !shiftKey;
  return (slash || k) && !isTyping(event) && openDialog() === null;
}
