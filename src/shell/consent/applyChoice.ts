import {isTagManagerLoaded, scheduleTagManager} from './loadTagManager';
import {currentDialog} from '../dialogs/dialogs';
import {reloadWithDialog} from '@site/src/browser/reloadOnce';
import type {Choice} from './choice';

/** Drops entries, so that nothing is delivered if the visitor accepts later. */
const closedQueue: object[] = Object.assign([], {push: () => 0});

function setDataLayer(queue: object[] | undefined): void {
  try {
    if (queue === undefined) delete window.dataLayer;
    else window.dataLayer = queue;
  } catch {
    // Blockers may protect the name; then nothing is queued either.
  }
}

/**
 * Applies the visitor's choice. Undecided: entries wait in the data layer, and nothing is loaded. Accepted: the tag
 * manager is loaded and finds them there, in order. Refused: all entries are dropped; a running tag manager can only be
 * stopped by reloading the page.
 *
 * @returns a function that cancels what has not happened yet.
 */
export function applyChoice(choice: Choice | undefined, containerId: string): () => void {
  if (choice === 'refused') {
    // The choice may have been made in another tab, while a dialog in this one has typed text.
    if (isTagManagerLoaded()) reloadWithDialog(currentDialog()?.dataset.dialog);
    setDataLayer(closedQueue);
    return () => undefined;
  }
  if (window.dataLayer === closedQueue) setDataLayer(undefined);
  return choice === 'accepted' ? scheduleTagManager(containerId) : () => undefined;
}
