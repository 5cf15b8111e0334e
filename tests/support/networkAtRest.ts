import type {Page, Request, Response} from '@playwright/test';

interface Network {
  readonly underWay: Set<Request>;
  lastChange: number;
}

const networks = new WeakMap<Page, Network>();

const restInMilliseconds = 500;

/** Whoever waits longer learns what for, and not only that the test ran out of time. */
const longestInMilliseconds = 40_000;

/** Keeps account of a page's requests from now on. */
export function watchNetwork(page: Page): Network {
  const known = networks.get(page);
  if (known !== undefined) return known;
  const network: Network = {underWay: new Set(), lastChange: Date.now()};
  networks.set(page, network);
  page.on('request', (request) => {
    // What the document that is left had still to fetch is of no concern any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) network.underWay.clear();
    network.underWay.add(request);
    network.lastChange = Date.now();
  });
  const end = (request: Request) => {
    network.underWay.delete(request);
    network.lastChange = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return network;
}

/**
 * Waits until a page has loaded and for half a second nothing was under way.
 *
 * @throws Error that names what is still under way after forty seconds.
 *
 * Playwright's own `networkidle` never comes where a slow page comes to rest before its DOMContentLoaded and
 * then fetches once more (github.com/microsoft/playwright/issues/42598, not to be mended: the state is discouraged).
 */
export async function networkAtRest(page: Page): Promise<void> {
  const network = watchNetwork(page);
  await page.waitForLoadState('load');
  const end = Date.now() + longestInMilliseconds;
  while (network.underWay.size > 0 || Date.now() - network.lastChange < restInMilliseconds) {
    if (Date.now() > end) {
      const addresses = [...network.underWay].map((request) => request.url()).join(', ');
      throw new Error(`The page did not come to rest in ${longestInMilliseconds / 1000} s; under way: ${addresses}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Goes to an address and waits until its network is at rest. */
export async function gotoAtRest(page: Page, address: string): Promise<Response | null> {
  watchNetwork(page);
  const response = await page.goto(address);
  await networkAtRest(page);
  return response;
}
