/** The notice that something did not load: HTML that every page holds (components/shell/LoadFailure). */
export const loadFailureId = 'load-failure';

/** Shows the notice, over a dialog too. */
export function codeIsMissing(): void {
  document.getElementById(loadFailureId)?.showPopover();
}
