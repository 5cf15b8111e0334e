import {isForInputMethod, isTyping, latinLetter} from './keyTarget';

/** A letter that is a shortcut of the page together with Ctrl or Cmd, never alone (WCAG 2.1.4). */
export type CommandLetter = 'B' | 'K';

/** In the format of `aria-keyshortcuts`. */
export const commandKeys = (letter: CommandLetter): string => `Control+${letter} Meta+${letter}`;

/** The label of a command key: '⌘B' on Apple's keyboards, 'Ctrl B' on all others. */
export function commandKeyLabel(letter: CommandLetter, userAgent: string): string {
  return userAgent.includes('Mac OS') ? `⌘${letter}` : `Ctrl ${letter}`;
}

/**
 * Writes the label for the visitor's keyboard into a button. Its HTML has the one for most. It is drawn by the styles,
 * since the text of a button has to be part of its name (WCAG 2.5.3).
 */
export function labelCommandKey(letter: CommandLetter, button: Element | null): void {
  const label = button?.querySelector('kbd');
  if (label) label.dataset.keys = commandKeyLabel(letter, navigator.userAgent);
}

/**
 * Whether a key press is Ctrl or Cmd and the letter, not in a field, where it may edit the text, and not handled by
 * other code.
 */
export function isCommandKey(letter: CommandLetter, event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented} = event;
  if (latinLetter(event) !== letter.toLowerCase() || ctrlKey === metaKey || altKey || shiftKey) return false;
  return !repeat && !isForInputMethod(event) && !defaultPrevented && !isTyping(event);
}
