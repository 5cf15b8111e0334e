import type {Page} from '@playwright/test';

/**
 * Has pages note what a function says at each frame from the first one on, once each, until they are left; what it says
 * nothing about is left out. The function runs in the page, as text.
 */
export async function noteFrames<Said extends string | number | boolean>(
  page: Page,
  say: () => Said | undefined,
): Promise<() => Promise<Said[]>> {
  await page.addInitScript(`{
    const said = (window.saidAtFrames = []);
    const look = () => {
      const now = (${String(say)})();
      if (now !== undefined && !said.includes(now)) said.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
  return () => page.evaluate<Said[]>('window.saidAtFrames');
}
