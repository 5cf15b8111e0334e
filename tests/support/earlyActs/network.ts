import type {Page} from '@playwright/test';

export const networks = ['fast', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/**
 * Gives a page a network: a slow one has the figures of Lighthouse's slow 4G; on a failing one
 * every fifth script that is asked for does not come, beginning with the given one.
 */
export async function connect(page: Page, network: Network, firstLost: number): Promise<void> {
  if (network === 'slow') {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
  }
  if (network === 'failing') {
    let asked = 0;
    await page.route('**/assets/js/*.js', (route) =>
      asked++ % 5 === firstLost % 5 ? route.abort() : route.continue(),
    );
  }
}
