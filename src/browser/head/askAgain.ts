/** How often a script has been asked for again. */
const tries = new WeakMap<HTMLScriptElement, number>();

/** A script of the site, and not of an extension or of what a server has put into the page. */
const isOurs = (script: unknown): script is HTMLScriptElement =>
  script instanceof HTMLScriptElement && script.defer && script.src.startsWith(`${location.origin}/assets/`);

function again(script: HTMLScriptElement, query: string): void {
  const count = tries.get(script) ?? 0;
  function ask(): void {
    clearTimeout(timer);
    removeEventListener('online', ask);
    const next = document.createElement('script');
    next.defer = true;
    next.src = (script.src.split('?')[0] ?? '') + query;
    tries.set(next, count + 1);
    document.head.append(next);
  }
  const timer = setTimeout(ask, Math.min(500 * 2 ** count, 30_000));
  addEventListener('online', ask);
}

/** Asks again for a script of the site that was lost or cut off: later each time, and as soon as the connection is back. */
export function askAgain(): void {
  addEventListener(
    'error',
    (event) => {
      if (isOurs(event.target)) again(event.target, '');
      const isWhole = document.documentElement.dataset.hasHydrated === 'true';
      if (!(event.error instanceof SyntaxError) || isWhole) return;
      for (const script of Array.from(document.scripts)) {
        if (isOurs(script) && script.src === event.filename) again(script, `?${Date.now()}`);
      }
    },
    true,
  );
}
