import type {Position} from './elementPosition';
import {codeIsMissing, codeIsThere} from './missingCode';
import {reachesSite, reloadOnce} from './reloadOnce';

/** The click to repeat after a reload; called late, since a visitor may act while code loads. */
type Act = () => Position | undefined;

/** How long to wait before requesting a file again, in milliseconds: doubles up to half a minute. */
const delay = (attempt: number): number => Math.min(500 * 2 ** attempt, 30_000);

function wait(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, delay(attempt));
    window.addEventListener('online', over);
  });
}

/** Whether a file could not be loaded; other errors come from the code in it. */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Fetches code that a visitor waits for, and retries until it has loaded. If the site responds but the file is gone, as
 * after a deployment, reloads the page once and repeats `act`. If that has not helped, or would lose typed text,
 * the page says that something is missing.
 *
 * @throws what the code throws when it runs.
 */
export async function fetchCode<Code>(load: () => Promise<Code>, act?: Act): Promise<Code> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const code = await load();
      if (attempt > 1) codeIsThere();
      return code;
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (attempt === 1 && !((await reachesSite()) && reloadOnce(act?.()))) codeIsMissing();
      await wait(attempt);
    }
  }
}
