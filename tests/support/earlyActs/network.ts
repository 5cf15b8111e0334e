import type {Page} from '@playwright/test';

export const networks = ['fast', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/**
 * Gives a page a network: on a slow one its scripts come long after its first paint; on a failing
 * one every fifth script that is asked for does not come, beginning with the given one.
 */
export async function connect(page: Page, network: Network, firstLost: number): Promise<void> {
  if (network === 'fast') return;
  let asked = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    if (network === 'failing') return asked++ % 5 === firstLost % 5 ? route.abort() : route.continue();
    await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
}
