const tries = new WeakMap<HTMLScriptElement, number>();

/** Whether a script is the site's, not from an extension or inserted by a server. */
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

/**
 * Requests a script of the site again that failed to load or was cut off: with growing delays, and once back online.
 */
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
