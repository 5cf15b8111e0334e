import {expect, hydrated, test, visit, type Page} from '../../support/browserTest';
import {breakStorage, notLoaded, watchDeployment} from '../../support/deployment';
import {leadDialog} from '../../support/leadDialog';
import {searchDialog} from '../../support/searchDialog';
import {addressOf} from '../../support/fetchedScript';

const openSearch = (page: Page) => page.getByRole('button', {name: 'Search', exact: true}).click();

test.describe('files that a new deployment has replaced', () => {
  test('a dialog opens again after one reload, and not on the next', async ({page}) => {
    const deployment = await watchDeployment(page);
    await visit(page, '/pricing');
    deployment.replaceFiles();
    await openSearch(page);
    await expect.poll(deployment.loads).toBe(2);
    await hydrated(page);
    await expect(searchDialog(page)).toBeVisible();
    await page.keyboard.type('utm');
    await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
    expect(deployment.loads()).toBe(2);
    await page.reload();
    await hydrated(page);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('a dialog opens again after one reload, though the pointer was elsewhere before', async ({page}) => {
    const deployment = await watchDeployment(page);
    await visit(page, '/features/audience-targeting');
    deployment.replaceFiles();
    await page.evaluate(() => {
      const island = document.querySelector('main [data-island]:not([data-island-ready])');
      if (island === null) throw new Error('Every part of the page has its code already.');
      island.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      document.querySelector<HTMLElement>('[data-opens-dialog="lead"]')?.click();
    });
    await expect.poll(deployment.loads).toBe(2);
    await hydrated(page);
    await expect(leadDialog(page)).toBeVisible();
  });

  test('a dialog that still waits for its code opens again after a reload that another part needs', async ({page}) => {
    const deployment = await watchDeployment(page);
    await visit(page, '/features/audience-targeting');
    deployment.replaceFiles();
    // Not answered before the reload.
    await page.route(addressOf('search'), (route) => (deployment.loads() > 1 ? route.fallback() : undefined));
    await openSearch(page);
    await page.evaluate(() => {
      const island = document.querySelector('main [data-island]:not([data-island-ready])');
      if (island === null) throw new Error('Every part of the page has its code already.');
      island.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    });
    await expect.poll(deployment.loads).toBe(2);
    await hydrated(page);
    await expect(searchDialog(page)).toBeVisible();
  });

  test('a choice in a part of the page is made after one reload', async ({page}) => {
    const deployment = await watchDeployment(page);
    // Below the first screen: what is seen at once has its code by now.
    await visit(page, '/features/audience-targeting');
    const tester = page.locator('[data-island$="UrlTester"]');
    const before = await tester.textContent();
    deployment.replaceFiles();
    await tester.getByRole('button').last().click();
    await expect.poll(deployment.loads).toBe(2);
    await hydrated(page);
    await expect(tester).not.toHaveText(before ?? '');
    expect(deployment.loads()).toBe(2);
  });

  test('files that stay away make no loop, even where storage is denied; it is said instead', async ({page}) => {
    await breakStorage(page, 'denied');
    const deployment = await watchDeployment(page);
    await visit(page, '/docs');
    deployment.loseFiles();
    await openSearch(page);
    await expect.poll(deployment.loads).toBe(2);
    await hydrated(page);
    await expect(notLoaded(page)).toBeVisible();
    // Usable, over the dialog.
    await notLoaded(page).getByRole('button', {name: 'Close'}).click();
    await expect(notLoaded(page)).toHaveCount(0);
    await expect(searchDialog(page)).toBeVisible();
    expect(deployment.loads()).toBe(2);
  });

  test('a page that something was typed into is not loaded anew unasked', async ({page}) => {
    const deployment = await watchDeployment(page);
    await visit(page, '/blog');
    deployment.replaceFiles();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('utm');
    await expect(notLoaded(page)).toBeVisible();
    await expect(searchDialog(page).getByRole('combobox')).toHaveValue('utm');
    expect(deployment.loads()).toBe(1);
  });
});

test('code that is missing is asked for once at a time, whatever is done meanwhile', async ({page}) => {
  let asked = 0;
  await page.route(addressOf('islands'), async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.clock.install();
  await visit(page, '/features/audience-targeting');
  const tester = page.locator('[data-island$="UrlTester"]');
  await tester.scrollIntoViewIfNeeded();
  await expect(notLoaded(page)).toBeVisible();
  // Time stands still, so that nothing is asked for again by and by.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = asked;
  for (const button of await tester.getByRole('button').all()) {
    await button.hover();
    await button.focus();
  }
  expect(asked).toBeLessThanOrEqual(before + 1);
});
