import {reloadedFor} from '@site/src/lib/reloadOnce';
import {dialogNames, type DialogName} from './opensDialog';
import {isSearchShortcut} from './searchShortcut';

export interface DialogRequest {
  readonly name: DialogName;
}

function requestNamed(wanted: string | undefined): DialogRequest | undefined {
  const name = dialogNames.find((each) => each === wanted);
  return name && {name};
}

/**
 * The dialog that is asked for: from the start the one that the page was loaded anew for. Kept outside React: it outlives the Layout, which
 * each navigation mounts anew, and takes clicks made before the page is hydrated.
 */
let request: DialogRequest | undefined = requestNamed(reloadedFor);
/** What was clicked to open the dialog, or the dialog before it that it took over from. */
let lastOpener: HTMLElement | undefined;
const listeners = new Set<() => void>();

function set(next: DialogRequest | undefined): void {
  request = next;
  listeners.forEach((listener) => listener());
}

export function currentRequest(): DialogRequest | undefined {
  return request;
}

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for a dialog, in place of the one that may be open, which leaves it its opener. */
export function requestDialog(name: DialogName, opener?: HTMLElement): void {
  if (request === undefined || request.name === 'failure') lastOpener = opener;
  set({name});
}

export function dismissDialog(): void {
  if (request !== undefined) set(undefined);
}

/** Puts the focus back on what opened the dialog that has just gone, unless another one has taken over. */
export function returnFocus(): void {
  if (request === undefined) lastOpener?.focus();
}

/** The opener that an event happened in, with the dialog it opens. */
export function openerOf(event: Event): {readonly opener: HTMLElement; readonly name: DialogName} | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const opener = event.target.closest<HTMLElement>('[data-opens-dialog]');
  const asked = requestNamed(opener?.dataset.opensDialog);
  return opener !== null && asked !== undefined ? {opener, ...asked} : undefined;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const found = openerOf(event);
    if (found) requestDialog(found.name, found.opener);
  });
  document.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    requestDialog('search', document.activeElement instanceof HTMLElement ? document.activeElement : undefined);
  });
}
