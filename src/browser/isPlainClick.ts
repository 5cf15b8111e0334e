type ClickKeys = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey';

/** A click that means "go there": no key held that would open the link elsewhere, no other mouse button. */
export function isPlainClick(event: Pick<MouseEvent, ClickKeys>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
