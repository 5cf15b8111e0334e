import {inAppAddress} from '@site/src/lib/inAppAddress';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {onMarked, type Behaviour} from './behaviour';
import {codeIsMissing} from './missingCode';

/** A pointer that stays on a link this long is about to click, in milliseconds. */
const hoverTime = 65;

declare global {
  interface Navigator {
    readonly connection?: {readonly saveData: boolean; readonly effectiveType: string};
  }
}

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

/** Whether the connection is one to be careful with. */
const isSlow = ({connection}: Navigator): boolean =>
  connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));

/** The next page: fetched on the way to the click, where the browser does not do so by the server's rules; not asked for offline. */
export default {
  marks: [],
  start() {
    onMarked('click', 'href', (_, event) => {
      if (navigator.onLine || !isPlainClick(event) || inAppAddress(event.target) === undefined) return;
      // The browser would put a page of its own in the place of this one, with all that was entered here.
      event.preventDefault();
      codeIsMissing();
    });
    const hasRules = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
    if (hasRules || isSlow(navigator)) return;
    let timer = 0;
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
  },
} satisfies Behaviour;
