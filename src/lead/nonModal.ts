import {isForInputMethod} from '@site/src/browser/keyTarget';
import {keepInside} from '@site/src/shell/dialogs/keepInside';

/**
 * Opens the lead dialog beside the page instead of over it: what others append to `body`, such as the challenge of a
 * provider's captcha, a calendar or the list of a password manager, is inert and covered while a modal dialog is open
 * (HTML standard, 6.6.3), and a press on it falls through to the backdrop. The site's own parts stay inert. The dialog
 * closes as a modal one does: on Escape, and on a press beside it, which one on a node of others is not.
 *
 * @param dialog is open, as a modal one or not.
 * @param options keepsFocus: whether Tab stays in the dialog, as in a modal one, or leads to what stands beside it.
 * @returns a way to let the page go again, for when the dialog has closed.
 */
export function makeNonModal(dialog: HTMLDialogElement, {keepsFocus}: {readonly keepsFocus: boolean}): () => void {
  const {activeElement} = document;
  const {style} = dialog;
  const behind = getComputedStyle(dialog, '::backdrop').backgroundColor;
  dialog.close();
  const made = siblingsOnTheWay(dialog).filter((element) => !element.inert);
  for (const element of made) element.inert = true;
  // As it looked. Providers put theirs higher.
  style.position = 'fixed';
  style.zIndex = '100';
  style.boxShadow = `0 0 0 200vmax ${behind}`;
  style.animation = 'none';
  dialog.show();
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
    activeElement.focus({preventScroll: true});
  else dialog.focus({preventScroll: true});

  /** The page itself, or a node of it that holds the dialog: what is inert takes no press. */
  const isBeside = (target: EventTarget | null): boolean =>
    target instanceof Node && target !== dialog && target.contains(dialog);
  let pressed: EventTarget | null = null;
  const listeners = new AbortController();
  const {signal} = listeners;
  document.addEventListener('pointerdown', ({target}) => (pressed = target), {signal});
  document.addEventListener('click', ({target}) => isBeside(target) && target === pressed && dialog.close(), {signal});
  document.addEventListener(
    'keydown',
    (event) => {
      const {key, target, defaultPrevented} = event;
      const isInside = target instanceof Node && dialog.contains(target);
      if (key === 'Tab' && keepsFocus && isInside) keepInside(dialog, event);
      if (key !== 'Escape' || isForInputMethod(event) || defaultPrevented) return;
      if (isInside || isBeside(target)) dialog.close();
    },
    {signal},
  );
  return () => {
    listeners.abort();
    for (const element of made) element.inert = false;
    dialog.removeAttribute('style');
  };
}

/** What stands beside an element and beside each that holds it, below `body`: there others add theirs. */
function siblingsOnTheWay(element: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  if (parentElement === null || element === document.body || parentElement === document.body) return [];
  const siblings = [...parentElement.children].filter((each) => each instanceof HTMLElement);
  return [...siblings.filter((each) => each !== element), ...siblingsOnTheWay(parentElement)];
}
