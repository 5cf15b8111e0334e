import {inAppAddress} from '@site/src/lib/inAppAddress';

/** A pointer that stays on a link this long is about to click, in milliseconds. */
const hoverTime = 65;

const fetched = new Set<string>();

/** Paths that lead out of the site, or are no pages of it: see src/hosting/nextPages.ts. */
const isElsewhere = (address: string): boolean =>
  /^\/(?:(?:app|demo|quick-start|extension)$|admin|embed)/.test(address);

function prefetch(address: string): void {
  if (fetched.has(address) || isElsewhere(address)) return;
  fetched.add(address);
  // Into the browser's cache. A <link rel="prefetch"> is unknown to Safari, and to Firefox it breaks the site's policy.
  fetch(address, {priority: 'low'}).catch(() => fetched.delete(address));
}

/** Fetches the page that a link leads to while the pointer or a finger is on its way to the click. */
export function prefetchNextPages(): void {
  let timer = 0;
  // The link whose pointer was the page's first act, and has brought this code.
  const pointed = inAppAddress(document.querySelector('a:hover'));
  if (pointed !== undefined) prefetch(pointed);
  document.addEventListener('pointerover', ({target, pointerType}) => {
    window.clearTimeout(timer);
    const address = inAppAddress(target);
    if (address !== undefined && pointerType === 'mouse') timer = window.setTimeout(prefetch, hoverTime, address);
  });
  document.addEventListener(
    'touchstart',
    ({target}) => {
      const address = inAppAddress(target);
      if (address !== undefined) prefetch(address);
    },
    {passive: true},
  );
}
