import {expect, test, visit} from '../support/browserTest';
import {drawer, guide, menuButton, sidebar, sidebarCookie, toggle} from '../support/docsSidebar';

test.describe('the drawer', () => {
  test.use({viewport: {width: 767, height: 800}});

  test('is 18rem wide, keeps the focus, closes with Escape, its button and a press beside it, and returns the focus', async ({
    page,
  }) => {
    await visit(page, guide);
    await expect(toggle(page)).toBeHidden();
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', {name: 'Close the list of pages'}).click(),
      () => page.mouse.click(700, 400),
    ];
    for (const [number, close] of ways.entries()) {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toHaveCSS('width', '288px');
      await expect.poll(async () => (await drawer(page).boundingBox())?.x, 'slid in').toBe(0);
      for (let stop = 0; number === 0 && stop < 6; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        // After the last stop come the browser's own controls, for which the page names its body.
        const behind = await drawer(page).evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(behind).toBe(false);
      }
      await close();
      await expect(drawer(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test('opens and closes by Ctrl+B, closes when a page is chosen, the current one too, and for the sidebar', async ({
    page,
  }) => {
    await visit(page, guide);
    await page.keyboard.press('Control+b');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(drawer(page)).toHaveCount(0);
    // The sidebar is left as it is.
    expect(await sidebarCookie(page)).toBeUndefined();
    await menuButton(page).click();
    await drawer(page).getByRole('link', {name: 'Alt text editing'}).click();
    await expect(page).toHaveURL('/docs/advanced-features/alt-text-editing');
    await expect(drawer(page)).toHaveCount(0);
    await menuButton(page).click();
    await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Alt text editing');
    await drawer(page).getByRole('link', {name: 'Alt text editing'}).click();
    await expect(drawer(page)).toHaveCount(0);

    // Where the sidebar has room, there is no drawer.
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({width: 768, height: 800});
    await expect(drawer(page)).toHaveCount(0);
    await expect(sidebar(page)).toHaveCSS('width', '256px');
  });

  test('leaves a list alone that was opened in the page before the script came', async ({page}) => {
    await page.route(
      '**/assets/js/*',
      async (route) => {
        await menuButton(page).click();
        await route.continue();
      },
      {times: 1},
    );
    await visit(page, guide);
    const inPage = page.getByRole('navigation', {name: 'Documentation pages'});
    await expect(inPage).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    await menuButton(page).click();
    await expect(inPage).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list opens in the page on phones', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(guide);
    await menuButton(page).click();
    await page.getByRole('link', {name: 'API integration'}).click();
    await expect(page).toHaveURL('/docs/advanced-features/api-integration');
  });
});
