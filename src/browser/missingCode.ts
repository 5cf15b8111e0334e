/** The notice that something did not load: HTML that every page holds (components/shell/LoadFailure). */
export const loadFailureId = 'load-failure';

const notice = (): HTMLElement | null => document.getElementById(loadFailureId);

/** Shows the notice; in an open dialog, as all that is beside it cannot be used. */
export function codeIsMissing(): void {
  const element = notice();
  const place = document.querySelector('dialog:modal') ?? document.body;
  if (element === null) return;
  if (element.parentElement !== place) place.append(element);
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Takes it away again. */
export function codeIsThere(): void {
  notice()?.hidePopover();
}
