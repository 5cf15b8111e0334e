/** How a keyboard names its command key together with a letter: '⌘B' on Apple's, 'Ctrl B' on all others. */
export function shortcutLabel(letter: string, userAgent: string): string {
  return userAgent.includes('Mac OS') ? `⌘${letter}` : `Ctrl ${letter}`;
}
