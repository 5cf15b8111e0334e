import {openRegion, type Region} from './region';

/** Milliseconds that a toast stays, and more of them for as long as the pointer or the focus is among the toasts. */
const stay = 4000;
const longer = 1000;
/** More would cover the page. */
const most = 3;

function take(toast: Element, region: Region): void {
  if (region.element.matches(':hover, :focus-within')) {
    setTimeout(() => take(toast, region), longer);
    return;
  }
  toast.remove();
}

/** Shows a short message for a moment, at the bottom right and above everything, an open dialog too. */
export function showToast(message: string): void {
  const region = openRegion();
  const toast = document.createElement('p');
  toast.textContent = message;
  region.list.append(toast);
  if (region.list.childElementCount > most) region.list.firstElementChild?.remove();
  setTimeout(() => take(toast, region), stay);
}
