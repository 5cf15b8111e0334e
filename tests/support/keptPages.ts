import {expect, type CDPSession, type LaunchOptions, type Page} from '@playwright/test';
import {need} from './programs/install.mjs';

/** A browser that keeps pages for going back to. Playwright tells it not to, and the one of the other tests cannot. */
export const keepsPages: {
  launchOptions: [
    (given: {launchOptions: LaunchOptions}, use: (options: LaunchOptions) => Promise<void>) => Promise<void>,
    {scope: 'worker'},
  ];
} = {
  launchOptions: [
    async ({launchOptions}, use) =>
      use({
        ...launchOptions,
        executablePath: need('keepingChromium'),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    {scope: 'worker'},
  ],
};

async function withSession<Result>(page: Page, act: (session: CDPSession) => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const result = await act(session);
  await session.detach();
  return result;
}

/** Has pages note how they come into sight: 'anew', or 'kept' once somebody has come back to them. */
export async function noteHowShown(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset.shown = persisted ? 'kept' : 'anew';
    }),
  );
}

/** How the page came into sight. Asked in a session of its own: Playwright's may wait forever in a page that was kept. */
const howShown = (page: Page): Promise<string> =>
  withSession(page, async (session) => {
    const expression = 'document.documentElement.dataset.shown';
    const {result} = await session.send('Runtime.evaluate', {expression});
    return String(result.value);
  });

/**
 * Goes back by so many steps; what of the page that is gone back to kept the browser from keeping it as it was left.
 * Nothing is asked of the page before it is there: that would be reason enough to load it anew.
 */
export async function goBack(page: Page, steps = 1): Promise<string[]> {
  const reasons: string[] = [];
  let hasCome = false;
  await withSession(page, async (session) => {
    session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
      reasons.push(...notRestoredExplanations.map(({reason}) => reason)),
    );
    session.on('Page.frameNavigated', ({type}) => (hasCome ||= type === 'BackForwardCacheRestore'));
    await session.send('Page.enable');
    // Later: a page that is left while it still answers gives no answer.
    await page.evaluate((count) => void setTimeout(() => history.go(-count)), steps);
    await expect.poll(() => hasCome || reasons.length > 0).toBe(true);
  });
  if (reasons.length === 0) await expect.poll(() => howShown(page)).toBe('kept');
  return reasons;
}

/** Does it again where Playwright itself ran something in a page that was being kept, which at times it does. */
export async function undisturbed(leaveAndGoBack: () => Promise<string[]>): Promise<string[]> {
  let reasons: string[];
  do reasons = await leaveAndGoBack();
  while (reasons.join() === 'JavaScriptExecution');
  return reasons;
}
