import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

/** A phone on a slow network, as Lighthouse has them: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const conditions = {
  cpu: 4,
  latency: 150,
  /** Bytes in a second. */
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
} as const;

const screens = {
  phone: {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 800}},
} as const;

/** A fresh page, its session of Chromium's own protocol, and what closes both. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.download,
    uploadThroughput: conditions.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: conditions.cpu});
}

/** Begins a visit with nothing in the cache, on a slow processor and network. */
export async function visit(browser: Browser, baseURL: string, screen: keyof typeof screens): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    ...screens[screen],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // What tsx puts around inner functions, so that functions can be handed to the page as they are written.
  await context.addInitScript('globalThis.__name = (each) => each;');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  return {page, session, close: () => context.close()};
}
