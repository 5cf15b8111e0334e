import {expect, test, visit} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {guide, list, sidebar, sidebarCookie, toggle} from '../support/docsSidebar';
import {noteFrames} from '../support/frames';
import {layoutShifts} from '../support/layoutShifts';

test('is 16rem wide, marks the current page, collapses by click and Ctrl+B, remembered for 7 days', async ({page}) => {
  await visit(page, guide);
  await expect(sidebar(page)).toHaveCSS('width', '256px');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
  const controlled = await toggle(page).getAttribute('aria-controls');
  await expect(list(page)).toHaveAttribute('id', controlled ?? '');
  await expect(toggle(page).locator('kbd')).toHaveAttribute('data-keys', 'Ctrl B');

  await toggle(page).click();
  await expect(sidebar(page)).toHaveCSS('width', '48px');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page)).toBeHidden();
  await toggle(page).click();
  await expect(sidebar(page)).toHaveCSS('width', '256px');
  await expect(list(page)).toBeVisible();

  const current = list(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('A/B testing');
  await expect(current).toHaveCSS('border-top-style', 'dashed');
  const edges = await list(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.ariaCurrent, getComputedStyle(link).borderTopColor]));
  const [edge] = edges.flatMap(([state, color]) => (state === 'page' ? color : []));
  expect(edges.filter(([, color]) => color === edge)).toHaveLength(1);
  // Collapsed, it takes its list out of the tab order and the focus to its button.
  await list(page).getByRole('link', {name: 'API integration'}).focus();
  await page.keyboard.press('Control+b');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Back to advanced features'})).toBeFocused();
  await page.keyboard.press('Control+b');
  await expect(sidebar(page)).toHaveCSS('width', '256px');

  // Which keys, and where they are left to others, tests/unit/docs/Sidebar/shortcut.test.ts holds.
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      if (event.key === 'b') document.body.dataset.prevented = String(event.defaultPrevented);
    });
  });
  const before = Date.now() / 1000;
  await page.keyboard.press('Control+b');
  await expect(sidebar(page)).toHaveCSS('width', '48px');
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('collapsed');
  const cookie = await sidebarCookie(page);
  expect(cookie).toMatchObject({path: '/', sameSite: 'Lax'});
  // Browsers round to seconds.
  expect(Math.abs((cookie?.expires ?? 0) - before - 604_800)).toBeLessThan(60);
  await page.keyboard.press('Control+b');
  await expect(sidebar(page)).toHaveCSS('width', '256px');
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('expanded');
});

// The second one is not below /docs.
for (const path of [guide, '/extension/how-to-update']) {
  test(`stands collapsed on ${path} from the first frame on, and nothing shifts`, async ({page, baseURL}) => {
    await page.context().addCookies([{name: 'docs-sidebar', value: 'collapsed', url: baseURL}]);
    const widths = await noteFrames(
      page,
      () => document.querySelector('aside[aria-label="Sidebar"]')?.getBoundingClientRect().width,
    );
    await visit(page, path);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await widths()).toEqual([48]);
    expect(await layoutShifts(page)).toEqual([]);
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

test('links to the pages before and after say in which section of the list those are', async ({page}) => {
  const pages = builtPages().filter(({html}) => html.includes('pagination-nav__sublabel'));
  expect(pages.length).toBeGreaterThan(0);
  const wrong = await page.evaluate(
    (all) =>
      all.flatMap(({path, html}) => {
        const built = new DOMParser().parseFromString(html, 'text/html');
        return [...built.querySelectorAll('.pagination-nav__link')].flatMap((link) => {
          const listed = built.querySelector(`nav a.menu__link[href="${link.getAttribute('href')}"]`);
          const section = listed?.closest('[class*=sidebar-item-category]')?.querySelector('div a')?.textContent;
          const words = link.querySelector('.pagination-nav__sublabel')?.textContent ?? '';
          return words.split(' in ')[1] === section ? [] : [[path, words, section]];
        });
      }),
    pages,
  );
  expect(wrong).toEqual([]);
});
