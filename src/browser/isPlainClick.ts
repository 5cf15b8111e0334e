type ClickKeys = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey';

/** Whether a click follows a link in this tab: no modifier keys, the main button. */
export function isPlainClick(event: Pick<MouseEvent, ClickKeys>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
