import {closePopover} from './popover';
import {loadFailureId, stillLoadingId} from './notices';

const hide = (id: string): void => closePopover(document.getElementById(id));

/** Shows the notice that something did not load. */
export function codeIsMissing(): void {
  hide(stillLoadingId);
  window.earlyActs?.show(loadFailureId);
}

/** Takes it away again. */
export function codeIsThere(): void {
  hide(loadFailureId);
}
