import {loadFailureId, stillLoadingId} from './notices';

const hide = (id: string): void => document.getElementById(id)?.hidePopover();

/** Shows the notice that something did not load. */
export function codeIsMissing(): void {
  hide(stillLoadingId);
  window.earlyActs?.show(loadFailureId);
}

/** Hides it again. */
export function codeIsThere(): void {
  hide(loadFailureId);
}
