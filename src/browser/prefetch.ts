import {isElsewhere} from './elsewhere';
import {inAppAddress} from './inAppAddress';

/** A pointer that stays on a link this long is about to click, in milliseconds. */
const hoverTime = 65;

const fetched = new Set<string>();

const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="?(\/assets\/(?:css|js)\/[\w.-]+)/g)].map(([, address = '']) => address);

/** Fetches a file once, into the browser's cache. A <link rel="prefetch"> is unknown to Safari, and to Firefox it breaks the site's policy. */
async function fetchOnce(address: string): Promise<string> {
  if (fetched.has(address)) return '';
  fetched.add(address);
  try {
    return await (await fetch(address, {priority: 'low'})).text();
  } catch {
    fetched.delete(address);
    return '';
  }
}

async function prefetch(address: string): Promise<void> {
  if (isElsewhere(new URL(address, window.location.href).pathname)) return;
  await Promise.all(filesOf(await fetchOnce(address)).map(fetchOnce));
}

/** Fetches the page that a link leads to while the pointer or a finger is on its way to the click. */
export function prefetchNextPages(): void {
  let timer = 0;
  // The link whose pointer was the page's first act, and has brought this code.
  const pointed = inAppAddress(document.querySelector('a:hover'));
  if (pointed !== undefined) void prefetch(pointed);
  document.addEventListener('pointerover', ({target, pointerType}) => {
    window.clearTimeout(timer);
    const address = inAppAddress(target);
    if (address !== undefined && pointerType === 'mouse')
      timer = window.setTimeout(() => void prefetch(address), hoverTime);
  });
  document.addEventListener(
    'touchstart',
    ({target}) => {
      const address = inAppAddress(target);
      if (address !== undefined) void prefetch(address);
    },
    {passive: true},
  );
}
