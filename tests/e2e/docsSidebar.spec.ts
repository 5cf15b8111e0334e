import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {guide, list, sidebar, sidebarCookie, toggle} from '../support/docsSidebar';
import {visit} from '../support/inApp';

declare global {
  interface Window {
    /** What the page's first frames were like: see watchFirstFrames. */
    firstFrames?: {widths: number[]; shift: number};
  }
}

/** The widths that the sidebar has had since the page began to load, once for each frame, and how far things shifted. */
async function watchFirstFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = {widths: new Array<number>(), shift: 0};
    window.firstFrames = seen;
    const look = (): void => {
      const found = document.querySelector('aside[aria-label="Sidebar"]');
      if (found) seen.widths.push(found.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });
}

test.describe('the sidebar', () => {
  test('is 16rem wide, collapses to a rail of 3rem and comes back, by its button', async ({page}) => {
    await visit(page, guide);
    await expect(sidebar(page)).toHaveCSS('width', '256px');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page)).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
    const controlled = await toggle(page).getAttribute('aria-controls');
    await expect(list(page)).toHaveAttribute('id', controlled ?? '');
    await expect(toggle(page)).toContainText('Ctrl B');

    await toggle(page).click();
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(list(page)).toBeHidden();
    await toggle(page).click();
    await expect(sidebar(page)).toHaveCSS('width', '256px');
    await expect(list(page)).toBeVisible();
  });

  for (const keys of ['Control+b', 'Meta+b']) {
    test(`answers to ${keys}, and keeps the browser from doing so`, async ({page}) => {
      await visit(page, guide);
      await page.evaluate(() => {
        document.addEventListener('keydown', (event) => {
          if (event.key === 'b') document.body.dataset.prevented = String(event.defaultPrevented);
        });
      });
      await page.keyboard.press(keys);
      await expect(sidebar(page)).toHaveCSS('width', '48px');
      await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
      await page.keyboard.press(keys);
      await expect(sidebar(page)).toHaveCSS('width', '256px');
    });
  }

  test('is remembered in a cookie for 7 days', async ({page}) => {
    await visit(page, guide);
    const before = Date.now() / 1000;
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('collapsed');
    const cookie = await sidebarCookie(page);
    expect(cookie).toMatchObject({path: '/', sameSite: 'Lax'});
    // Browsers round to seconds.
    expect(Math.abs((cookie?.expires ?? 0) - before - 604_800)).toBeLessThan(60);
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('expanded');
  });

  for (const value of ['collapsed', 'expanded']) {
    test(`stands ${value} from the first frame on, and nothing shifts`, async ({page, baseURL}) => {
      await page.context().addCookies([{name: 'docs-sidebar', value, url: baseURL}]);
      await watchFirstFrames(page);
      await visit(page, guide);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', String(value === 'expanded'));
      const seen = await page.evaluate(() => window.firstFrames);
      expect(new Set(seen?.widths)).toEqual(new Set([value === 'collapsed' ? 48 : 256]));
      expect(seen?.shift).toBe(0);
    });
  }

  test('collapses once where its button was clicked before the script came', async ({page}) => {
    await page.route(
      '**/assets/js/*',
      async (route) => {
        await toggle(page).click();
        await route.continue();
      },
      {times: 1},
    );
    await visit(page, guide);
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('lasts for the page visit where cookies are denied', async ({page}) => {
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', {get: deny, set: deny});
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await visit(page, guide);
    await page.keyboard.press('Control+b');
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    await visit(page, '/docs');
    await expect(sidebar(page)).toHaveCSS('width', '256px');
    expect(errors).toEqual([]);
  });

  test('takes its list out of the tab order when collapsed, and gives the focus to the button', async ({page}) => {
    await visit(page, guide);
    await list(page).getByRole('link', {name: 'API integration'}).focus();
    await page.keyboard.press('Control+b');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Back to advanced features'})).toBeFocused();
  });

  test('marks the current page, stitched, and follows the reader', async ({page}) => {
    await visit(page, guide);
    const current = list(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('A/B testing');
    await expect(current).toHaveCSS('border-top-style', 'dashed');
    await list(page).getByRole('link', {name: 'Analytics integration'}).click();
    await expect(current).toHaveText('Analytics integration');
  });

  test('stays where it was scrolled to from page to page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 320});
    await visit(page, guide);
    const scrollTop = () => list(page).evaluate((element) => element.scrollTop);
    await list(page).getByRole('link', {name: 'Copy tailored pages'}).scrollIntoViewIfNeeded();
    const before = await scrollTop();
    expect(before).toBeGreaterThan(0);
    await list(page).getByRole('link', {name: 'Copy tailored pages'}).click();
    await expect(page).toHaveURL('/docs/advanced-features/copy-tailored-pages');
    expect(await scrollTop()).toBe(before);
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/docs/advanced-features/copy-tailored-pages');
    await expect.poll(scrollTop).toBe(before);
  });

  test('shows the current page when the list is longer than the window', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 320});
    await visit(page, '/extension/how-to-update');
    await expect(list(page).getByRole('link', {name: 'How to update'})).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
