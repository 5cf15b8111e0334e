import {test as base, type Page, type Request, type Response} from '@playwright/test';

export {expect, type Locator, type Page} from '@playwright/test';
export {daily, isAll} from './daily';

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

/** Waits until the page listens, for so many milliseconds at most. */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor(timeout === undefined ? {} : {timeout});
}

/** Goes to a page and waits until it listens. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Follows a link to an address, whether or not the page has one. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, address);
}

/** Goes to another page of the site by a link, and waits until it listens. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await followLink(page, address);
  await page.locator('html[data-has-hydrated="true"]:not([data-left])').waitFor();
}

/** Marks the document; the mark is gone after a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Collects what a visitor's console shows: errors, warnings and uncaught exceptions. */
export function watchConsole(page: Page): {problems: string[]; lines: string[]} {
  const problems: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    lines.push(message.text());
    // The browser itself reports the status of the document.
    const isStatus = message.text().startsWith('Failed to load resource: the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && !isStatus) problems.push(message.text());
  });
  return {problems, lines};
}

/**
 * Playwright's test, with pages whose network is watched, and that let go of held requests before they close.
 *
 * A request that a test's `page.route` still holds when its page closes would otherwise
 * throw after the test has ended, and take the worker, and with it the next test, down.
 */
export const test = base.extend<{plainPage: Page}>({
  page: async ({page}, use) => {
    watchNetwork(page);
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  /** A page without JavaScript. */
  plainPage: async ({browser, baseURL, viewport}, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL !== undefined && {baseURL}),
    });
    await use(await context.newPage());
    await context.close();
  },
});
