import {expect, type LaunchOptions, type Page} from '@playwright/test';
import {test as base} from '../support/browserTest';
import {daily} from '../support/daily';
import {goInApp, visit} from '../support/inApp';

/** Playwright has its browser keep no page, nor ask whether it could. */
const test = base.extend<object, {launchOptions: LaunchOptions}>({
  launchOptions: [
    async ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
    {scope: 'worker'},
  ],
});

/**
 * Leaves the page and comes back; what the page itself does that keeps the browser
 * from having kept it. That the browser under test keeps no page at all does not count.
 */
async function hindrances(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons.push('asked');
    for (const {type, reason} of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason);
  });
  await session.send('Page.enable');
  await goInApp(page, '/team');
  // A page that was kept is there at once: nothing is loaded, and nobody is asked why it was not kept.
  await page.goBack({waitUntil: 'commit'});
  await page.waitForTimeout(1000);
  await session.detach();
  return reasons.filter((reason) => reason !== 'asked');
}

test('the check sees a page that cannot be kept', async ({page}) => {
  await visit(page, '/pricing');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

for (const path of daily(
  ['/', '/docs/ab-testing', '/features/ab-testing-analytics', '/blog', '/pricing', '/nope'],
  3,
)) {
  test(`${path} can be kept for going back to`, async ({page}) => {
    await visit(page, path);
    await page.keyboard.press('/');
    await page.keyboard.type('utm');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await hindrances(page)).toEqual([]);
  });
}
