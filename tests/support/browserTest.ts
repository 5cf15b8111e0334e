import {test as base} from '@playwright/test';

/**
 * Playwright's test, with pages that let go of held requests before they close.
 *
 * A request that a test's `page.route` still holds when its page closes would otherwise
 * throw after the test has ended, and take the worker, and with it the next test, down.
 */
export const test = base.extend({
  page: async ({page}, use) => {
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});
