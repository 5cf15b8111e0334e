import {expect, test, visit} from '../support/browserTest';

// Scroll bars that take room, which Playwright hides.
test.use({
  launchOptions: async ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}),
});

test('a dialog moves nothing behind it, in a low window and in one that shows all of the page', async ({page}) => {
  for (const height of [500, 2_400]) {
    await page.setViewportSize({width: 1280, height});
    await visit(page, '/nothing-here');
    const place = (): Promise<number> =>
      page.locator('h1:visible').evaluate((heading) => heading.getBoundingClientRect().x);
    const before = await place();
    await page.locator('[data-opens-dialog="extension"]:visible').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await place(), String(height)).toBe(before);
    await page.mouse.move(10, 300);
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => window.scrollY), String(height)).toBe(0);
  }
});
