import styles from './styles.module.css';

const labels = {en: 'Notifications Alt+T', de: 'Mitteilungen Alt+T'} as const;

interface Region {
  readonly element: HTMLElement;
  /** What is put here is read out. */
  readonly list: HTMLElement;
}

let region: Region | undefined;

/** Above everything that is open: in the dialog, since a modal one makes all else deaf, or else on the page. */
function bringUp({element}: Region): void {
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (element.parentElement !== host) host.append(element);
  try {
    element.showPopover();
  } catch {
    // It is open already.
  }
}

function create(): Region {
  const element = document.createElement('section');
  element.className = styles.region ?? '';
  element.popover = 'manual';
  element.tabIndex = -1;
  element.ariaLabel = labels[document.documentElement.lang === 'de' ? 'de' : 'en'];
  const list = document.createElement('div');
  list.role = 'status';
  element.append(list);
  const created = {element, list};
  document.addEventListener('keydown', ({altKey, code}) => {
    if (!altKey || code !== 'KeyT' || list.childElementCount === 0) return;
    element.focus();
  });
  // Not with the dialog that it was in.
  document.addEventListener('close', () => bringUp(created), {capture: true});
  return created;
}

/** The place of the toasts, at the bottom right; Alt+T leads there while it has any. */
function openRegion(): Region {
  region ??= create();
  bringUp(region);
  return region;
}

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

/** Copies a text, and says so or that the browser did not allow it. */
export async function copyText(
  text: string,
  words: {readonly copied: string; readonly refused: string},
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(words.copied);
  } catch {
    showToast(words.refused);
  }
}
