import type {Page, Request, Response} from '@playwright/test';

interface Network {
  /** By the time at which they began, in milliseconds. */
  readonly underWay: Map<Request, number>;
  lastChange: number;
}

const networks = new WeakMap<Page, Network>();

const restInMilliseconds = 500;

/** Of what is under way for longer the end was not reported; one of a hundred walks waited for ever. */
const longestInMilliseconds = 15_000;

/** Keeps account of a page's requests from now on. */
export function watchNetwork(page: Page): Network {
  const known = networks.get(page);
  if (known !== undefined) return known;
  const network: Network = {underWay: new Map(), lastChange: Date.now()};
  networks.set(page, network);
  page.on('request', (request) => {
    // What the document that is left had still to fetch is of no concern any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) network.underWay.clear();
    network.lastChange = Date.now();
    network.underWay.set(request, network.lastChange);
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
 * Playwright's own `networkidle` never comes where a slow page comes to rest before its DOMContentLoaded and
 * then fetches once more (github.com/microsoft/playwright/issues/42598, not to be mended: the state is discouraged).
 */
export async function networkAtRest(page: Page): Promise<void> {
  const network = watchNetwork(page);
  await page.waitForLoadState('load');
  const isBusy = () => [...network.underWay.values()].some((began) => Date.now() - began < longestInMilliseconds);
  while (isBusy() || Date.now() - network.lastChange < restInMilliseconds) {
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
