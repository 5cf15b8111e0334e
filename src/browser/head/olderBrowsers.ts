/**
 * In browsers older than .browserslistrc names: hides popovers, which would stand in the page, and has text in the
 * system's colors where those of the site are not known.
 */
export function mendOlderBrowsers(): void {
  const html = HTMLElement.prototype;
  if (!('showPopover' in html)) {
    const nothing = (): void => {};
    Object.assign(html, {showPopover: nothing, hidePopover: nothing});
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll<HTMLElement>('[popover]').forEach((popover) => (popover.hidden = true));
    });
  }
  if (!CSS.supports('color', 'light-dark(red,red)')) {
    const plain = new CSSStyleSheet();
    plain.replaceSync('*{background:Canvas!important;color:CanvasText!important}');
    document.adoptedStyleSheets = [plain];
  }
}

/** Opens dialogs in browsers that do not know `command`. */
export function openDialogs(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({defaultPrevented, target}) => {
    if (defaultPrevented || !(target instanceof Element)) return;
    const id = target.closest('[commandfor]')?.getAttribute('commandfor');
    const dialog = id ? document.getElementById(id) : null;
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  });
}

/**
 * Keeps the browser's own fade between pages from being told as an error of the page: Chromium rejects its promise where
 * a page was painted before the fade was ready, and there is nobody who could catch it.
 */
export function quietTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault();
  });
}
