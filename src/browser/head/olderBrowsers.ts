import {fill} from './templates';

/** For browsers older than those in .browserslistrc: hides popovers, which would be shown on the page. */
export function hidePopovers(): void {
  const html = HTMLElement.prototype;
  if ('showPopover' in html) return;
  const nothing = (): void => {};
  Object.assign(html, {showPopover: nothing, hidePopover: nothing});
  addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll<HTMLElement>('[popover]').forEach((popover) => (popover.hidden = true));
  });
}

/** Opens dialogs in browsers without support for `command`. */
export function openDialogs(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({defaultPrevented, target}) => {
    if (defaultPrevented || !(target instanceof Element)) return;
    const id = target.closest('[commandfor]')?.getAttribute('commandfor');
    const dialog = id ? document.getElementById(id) : null;
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    fill(dialog);
    dialog.showModal();
  });
}

/**
 * Keeps page transitions from being reported as errors: Chromium rejects their promise if the page was painted before
 * the transition was ready.
 */
export function quietTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault();
  });
}
