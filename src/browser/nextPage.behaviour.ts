import {inAppAddress} from '@site/src/lib/inAppAddress';
import type {Behaviour} from './behaviour';

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

/** Fetches the page that a visitor is about to go to, where the browser does not do so by the server's rules. */
export default {
  marks: [],
  start() {
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
