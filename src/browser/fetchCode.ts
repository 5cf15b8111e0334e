import {reachesSite, reloadOnce, type ReloadPurpose} from './reloadOnce';
import {codeIsMissing, codeIsThere} from './missingCode';

/** What the page is to do again once it is reloaded; asked for then, as a visitor may act while code is on its way. */
type Purpose = () => ReloadPurpose | undefined;

/** How long to wait before a file is asked for again, in milliseconds: doubles up to half a minute. */
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

/** Whether a file could not be had; other errors are thrown by the code in it. */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Fetches code that a visitor waits for, again and again until it is there.
 * Where the site answers and the file is gone, as after a new deployment, the
 * page is reloaded, once, and does `purpose` again; where that has not
 * helped, or would lose typed words, the page says that something is missing.
 *
 * @throws what the code itself throws when it is run.
 */
export async function fetchCode<Code>(load: () => Promise<Code>, purpose?: Purpose): Promise<Code> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const code = await load();
      if (attempt > 1) codeIsThere();
      return code;
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (attempt === 1 && !((await reachesSite()) && reloadOnce(purpose?.()))) codeIsMissing();
      await wait(attempt);
    }
  }
}
