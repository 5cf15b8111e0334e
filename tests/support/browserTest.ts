import {test as base, type Page} from '@playwright/test';
import {watchNetwork} from './networkAtRest';

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
