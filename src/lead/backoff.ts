const firstDelay = 1_000;
const longestDelay = 30_000;

/** Milliseconds to wait before retry number `retry` (1, 2, 3 …): doubles each time, 30 seconds at most. */
export function backoff(retry: number): number {
  return Math.min(firstDelay * 2 ** (retry - 1), longestDelay);
}
