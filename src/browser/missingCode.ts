import {currentDialog} from '@site/src/dialogs/dialogs';

/** The notice that something did not load: HTML that every page holds (components/shell/LoadFailure). */
export const loadFailureId = 'load-failure';

const notice = (): HTMLElement | null => document.getElementById(loadFailureId);

/** Shows the notice; within an open dialog, as everything outside one is out of reach. */
export function codeIsMissing(): void {
  const element = notice();
  if (element === null) return;
  (currentDialog() ?? document.body).append(element);
  element.showPopover();
}

/** Takes the notice away: what was missing has come. */
export function codeHasCome(): void {
  notice()?.hidePopover();
}
