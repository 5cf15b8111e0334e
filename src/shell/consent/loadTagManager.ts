import {pushToDataLayer} from '../../lib/analytics/dataLayer';

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

export function isTagManagerLoaded(): boolean {
  return document.querySelector(`script[src^="${address}"]`) !== null;
}

/** Adds the tag manager's script to the page, unless it is there already. */
export function loadTagManager(containerId: string): void {
  if (isTagManagerLoaded()) return;
  pushToDataLayer({'gtm.start': Date.now(), event: 'gtm.js'});
  const script = document.createElement('script');
  script.async = true;
  script.src = address + encodeURIComponent(containerId);
  document.head.append(script);
}

/** Loads the tag manager once the page has loaded and is idle. Returns a function that cancels it. */
export function scheduleTagManager(containerId: string): () => void {
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
