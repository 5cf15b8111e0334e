import {isTagManagerLoaded, scheduleTagManager} from './loadTagManager';
import {currentDialog} from '../dialogs/dialogs';
import {reloadWithDialog} from '@site/src/browser/reloadOnce';
import type {Choice} from './choice';

/** Takes entries and keeps none, so that nothing is left to deliver should the visitor accept later. */
const closedQueue: object[] = Object.assign([], {push: () => 0});

function setDataLayer(queue: object[] | undefined): void {
  try {
    if (queue === undefined) delete window.dataLayer;
    else window.dataLayer = queue;
  } catch {
    // Blockers guard the name; then nothing is queued either.
  }
}

/**
 * Does as the visitor says. Undecided, entries wait in the data layer and nothing
 * is loaded. Accepted, the tag manager is loaded and finds them there, in their
 * order. Refused, they are dropped, and so is what follows; a tag manager that
 * runs already cannot be stopped but by reloading the page.
 *
 * @returns a way to call off what has not happened yet.
 */
export function applyChoice(choice: Choice | undefined, containerId: string): () => void {
  if (choice === 'refused') {
    // It may have been said in another tab, while something is typed into a dialog of this one.
    if (isTagManagerLoaded()) reloadWithDialog(currentDialog()?.dataset.dialog);
    setDataLayer(closedQueue);
    return () => undefined;
  }
  if (window.dataLayer === closedQueue) setDataLayer(undefined);
  return choice === 'accepted' ? scheduleTagManager(containerId) : () => undefined;
}
