import {setTimeout as wait} from 'node:timers/promises';

const attempts = 4;
// Milliseconds.
const timeout = 10_000;
const firstDelay = 500;
const longestDelay = 30_000;

/** A random part of a delay that doubles with each attempt. */
function backoff(attempt: number): number {
  return Math.random() * Math.min(longestDelay, firstDelay * 2 ** attempt);
}

/** The delay that the server asks for: in seconds, or until a date. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('Retry-After');
  if (value === null) return undefined;
  const delay = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

/** With `redirect: 'error'`, fetch fails on a redirect each time. */
function isRefusedRedirect(error: unknown): boolean {
  return (
    error instanceof Error &&
    'cause' in error &&
    error.cause instanceof Error &&
    error.cause.message === 'unexpected redirect'
  );
}

/**
 * fetch, tried again after a network failure, a 429 or a 5xx. Only for
 * requests that may safely be repeated, such as GET. The time limit of each
 * attempt takes the place of a signal in `init`.
 */
export async function fetchWithRetry(
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt === attempts - 1;
    let delay = backoff(attempt);
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, {...init, signal});
      const isTransient = response.status === 429 || response.status >= 500;
      delay = retryAfter(response) ?? delay;
      // Who is asked to stay away for long should not come back early.
      if (!isTransient || isLast || delay > longestDelay) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast || isRefusedRedirect(error)) throw error;
    }
    await wait(delay);
  }
}
