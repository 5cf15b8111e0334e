import {reloadWithDialog} from '@site/src/browser/reloadOnce';
import type {Choice} from './choice';
import {closedQueue, pushToDataLayer} from '../../lib/analytics/dataLayer';

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    // Without a timeout, a browser that does not paint may never call.
    const handle = window.requestIdleCallback(run, {timeout: 2_000});
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 200);
  return () => clearTimeout(handle);
}

const address = 'https://www.googletagmanager.com/gtm.js?id=';

function isTagManagerLoaded(): boolean {
  return document.querySelector(`script[src^="${address}"]`) !== null;
}

/** Adds the tag manager's script to the page, unless it is there already. */
function loadTagManager(containerId: string): void {
  if (isTagManagerLoaded()) return;
  pushToDataLayer({'gtm.start': Date.now(), event: 'gtm.js'});
  const script = document.createElement('script');
  script.async = true;
  script.src = address + encodeURIComponent(containerId);
  document.head.append(script);
}

/** Loads the tag manager once the page has loaded and is idle. Returns a function that cancels it. */
function scheduleTagManager(containerId: string): () => void {
  let cancelIdle: (() => void) | undefined;
  const schedule = (): void => {
    cancelIdle = whenIdle(() => loadTagManager(containerId));
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, {once: true});
  return () => {
    window.removeEventListener('load', schedule);
    cancelIdle?.();
  };
}

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
    if (isTagManagerLoaded()) reloadWithDialog();
    setDataLayer(closedQueue);
    return () => undefined;
  }
  if (window.dataLayer === closedQueue) setDataLayer(undefined);
  return choice === 'accepted' ? scheduleTagManager(containerId) : () => undefined;
}
