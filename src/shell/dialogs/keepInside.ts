const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** Keeps Tab inside a dialog: from its last element to the first, and back. */
export function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const [first, last] = [all[0], all[all.length - 1]];
  const {activeElement} = document;
  const isAtEnd = event.shiftKey ? activeElement === first || activeElement === dialog : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
