import {reachesSite, reloadOnce, type ReloadPurpose} from '@site/src/lib/reloadOnce';
import {codeHasCome, codeIsMissing} from './missingCode';

/** How long to wait before a file is asked for again, in milliseconds: doubles up to half a minute. */
const delay = (attempt: number): number => Math.min(500 * 2 ** attempt, 30_000);

const wait = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delay(attempt));
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      {once: true},
    );
  });

/**
 * Fetches code that a visitor waits for, again and again until it is there.
 * Where the site answers and the file is gone, as after a new deployment, the
 * page is loaded anew, once, and does `purpose` again; where that has not
 * helped, or would lose typed words, the page says that something is missing.
 */
export async function fetchCode<Code>(load: () => Promise<Code>, purpose?: ReloadPurpose): Promise<Code> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const code = await load();
      if (attempt > 0) codeHasCome();
      return code;
    } catch {
      if (attempt === 1 && !((await reachesSite()) && reloadOnce(purpose))) codeIsMissing();
      await wait(attempt);
    }
  }
}
