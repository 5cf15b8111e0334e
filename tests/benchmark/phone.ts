import type {Browser, Page} from '@playwright/test';

/** A slow processor and network, as Lighthouse has them: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const conditions = {cpu: 4, latency: 150, megabits: 1.6} as const;

const phone = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};

/** A page with nothing in the cache, on a slow processor and network; its context is to be closed. */
export async function slowPage(browser: Browser, baseURL: string, screen: 'phone' | 'desktop'): Promise<Page> {
  const context = await browser.newContext({baseURL, ...(screen === 'phone' ? phone : desktop)});
  // What tsx puts around inner functions, so that functions can be handed to the page as they are written.
  await context.addInitScript('globalThis.__name = (each) => each;');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: (conditions.megabits * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: conditions.cpu});
  return page;
}
