import {daily, expect, test, visit, type Page} from '../../support/browserTest';
import {documentation} from '../../support/sitePages';
import {shownColor} from '../../support/shownColor';

const pages = daily(documentation, 2);

const sidebarList = (page: Page) => page.getByRole('navigation', {name: 'Documentation pages'});

test.describe('on paper', () => {
  test('a page is its text alone, with nothing cut off', async ({page}) => {
    test.slow();
    // The width of an A4 page between its margins.
    await page.setViewportSize({width: 680, height: 960});
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    for (const path of pages) {
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'light'));
      for (const part of ['nav', 'aside', 'main button', 'summary:has-text("All pages")', 'header a']) {
        await expect(page.locator(part).filter({visible: true}), `${path}: ${part}`).toHaveCount(0);
      }
      const cutOff = await page
        .locator('main :is(pre, table, code, p, li)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => element.outerHTML.slice(0, 200)),
        );
      expect(cutOff, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(680);
    }
  });

  test('tables stay whole, long code wraps, and links out of the site have their address beside them', async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/docs/advanced-features/api-integration');
    await expect(page.locator('main tr').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('main thead').first()).toHaveCSS('display', 'table-header-group');
    await expect(page.locator('main pre code').first()).toHaveCSS('white-space-collapse', 'preserve');
    await expect(page.locator('main pre code').first()).toHaveCSS('text-wrap-mode', 'wrap');
    await page
      .locator('.markdown p')
      .first()
      .evaluate((element) => {
        const link = document.createElement('a');
        Object.assign(link, {id: 'out', href: 'https://example.com/source', textContent: 'source'});
        element.append(link);
      });
    const written = await page.locator('#out').evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain('https://example.com/source');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page is all there', async ({page}) => {
    test.slow();
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(sidebarList(page).getByRole('link')).toHaveCount(documentation.length);
      await expect(page.getByRole('banner').getByRole('link', {name: 'Blog'})).toBeVisible();
      for (const part of ['h2', 'p', 'li', 'pre', 'table', 'td']) {
        // Tabs are tested beside their component; what is folded away can be opened; a video is a link here, and a tool
        // without its fields an example.
        const all = page.locator(
          `.markdown ${part}:not([role="tabpanel"] *, details *, [data-video] *, [data-needs-script] *)`,
        );
        await expect(all.filter({visible: true}), `${path}: ${part}`).toHaveCount(await all.count());
      }
      // Nothing waits for code that never comes; the browser itself opens popovers.
      await expect(page.locator('main button:visible:not([popovertarget])'), path).toHaveCount(0);
    }
  });
});

test('the focus is seen on the dark bands of the light theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/one-pager');
  const band = page
    .locator('section')
    .filter({has: page.getByRole('button', {name: 'Try it on your site'})})
    .last();
  await expect(band).toHaveCSS('background-color', shownColor('denim', 'light'));
  const button = band.getByRole('button', {name: 'Try it on your site'});
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('outline-color', shownColor('on-denim', 'light'));
});
