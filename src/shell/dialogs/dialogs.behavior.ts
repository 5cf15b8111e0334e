import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {isCommandKey, labelCommandKey} from '@site/src/browser/commandKey';
import {isPlainClick} from '@site/src/browser/isPlainClick';
import {openDialog as dialogOnPage} from '@site/src/browser/keyTarget';
import {reloadedDialog} from '@site/src/browser/reloadOnce';
import {currentDialog} from '@site/src/browser/openDialogs';
import {choiceIn} from '../../lib/choiceIn';
import {dialogClosed, openDialog, takeOverDialog} from './dialogs';
import {keepInside} from './keepInside';
import {dialogNames} from '../../ui/Dialog/opensDialog';

/** Whether an address asks for the lead dialog: `contact=true`, once or first. */
function asksForContact(search: string): boolean {
  return choiceIn(search, 'contact', ['true']) !== undefined;
}

/** Whether a click was on the dialog's backdrop, whose events have the dialog as target. */
function isBeside(dialog: HTMLDialogElement, {clientX, clientY}: MouseEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The site's dialogs: native ones, opened by a button, a key or the address. */
export default {
  marks: ['data-opens-dialog'],
  start() {
    onMarked('click', 'data-opens-dialog', (button, event) => {
      const name = dialogNames.find((each) => each === button.dataset.opensDialog);
      // A link may be asked for in a new tab.
      if (name === undefined || (button instanceof HTMLAnchorElement && !isPlainClick(event))) return;
      // Opened here, whether or not the browser supports `command`.
      event.preventDefault();
      openDialog(name, button);
    });
    // Where the button was pressed: dragging a selection out of the dialog must not close it.
    let pressed: EventTarget | null = null;
    document.addEventListener('pointerdown', ({target}) => {
      pressed = target;
    });
    document.addEventListener('click', (event) => {
      const {target} = event;
      if (!(target instanceof HTMLDialogElement) || target !== pressed || !target.dataset.dialog) return;
      if (isBeside(target, event)) target.close();
    });
    document.addEventListener(
      'close',
      ({target}) => {
        // Not if it was opened again at once.
        if (target instanceof HTMLDialogElement && target.dataset.dialog && !target.open) dialogClosed(target);
      },
      {capture: true},
    );
    document.addEventListener('keydown', (event) => {
      const dialog = event.key === 'Tab' ? currentDialog() : undefined;
      if (dialog?.matches(':modal')) keepInside(dialog, event);
      if (!isCommandKey('K', event) || dialogOnPage() !== null) return;
      event.preventDefault();
      openDialog('search');
    });
  },
  onPage() {
    for (const button of document.querySelectorAll('[data-opens-dialog=search]')) labelCommandKey('K', button);
    takeOverDialog();
    const again = dialogNames.find((name) => name === reloadedDialog());
    if (again !== undefined) openDialog(again);
    // The address asks for a trial, whatever a button on an earlier page was about.
    else if (asksForContact(window.location.search)) openDialog('lead', document.body);
  },
} satisfies Behavior;
