import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {hydrated, visit} from '../support/inApp';
import {sitePages} from '../support/sitePages';

/** Where each page of the documentation leads, as its readers were promised. */
const ways: Readonly<Record<string, {readonly back?: string; readonly previous?: string; readonly next?: string}>> = {
  '/docs': {},
  '/docs/ab-testing': {back: '/docs/advanced-features'},
  '/docs/advanced-features': {back: '/docs'},
  '/docs/advanced-features/api-integration': {
    previous: '/docs/advanced-features',
    next: '/docs/advanced-features/alt-text-editing',
  },
  '/docs/advanced-features/alt-text-editing': {
    previous: '/docs/advanced-features/api-integration',
    next: '/docs/advanced-features/copy-tailored-pages',
  },
  '/docs/advanced-features/copy-tailored-pages': {
    previous: '/docs/advanced-features/alt-text-editing',
    next: '/docs/advanced-features',
  },
  '/docs/analytics-platform-integration': {back: '/docs'},
  '/extension/how-to-update': {},
};

const documentation = sitePages()
  .map(({path}) => path)
  .filter((path) => path === '/docs' || path.startsWith('/docs/') || path === '/extension/how-to-update');

const pager = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});
const sidebarList = (page: Page) => page.getByRole('navigation', {name: 'Documentation pages'});

/** Follows a link of the pager, once the page that it leads from has taken the place of the one before. */
async function follow(page: Page, name: RegExp, path: string): Promise<void> {
  const link = pager(page).getByRole('link', {name});
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await expect(page).toHaveURL(path);
}

test('no page of the documentation is left out', () => {
  expect(documentation.length).toBeGreaterThanOrEqual(8);
  expect(documentation).toEqual(expect.arrayContaining(Object.keys(ways)));
});

for (const [path, {back, previous, next}] of Object.entries(ways)) {
  test(`${path} leads back, to the previous and to the next page as promised`, async ({page}) => {
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (back !== undefined)
      await expect(page.getByRole('link', {name: /^Back to /}).first()).toHaveAttribute('href', back);
    for (const [name, to] of [
      [/^Previous/, previous],
      [/^Next/, next],
    ] as const) {
      const link = pager(page).getByRole('link', {name});
      if (to === undefined) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute('href', to);
    }
  });
}

test('a click on the way back leads there', async ({page}) => {
  await visit(page, '/docs/ab-testing');
  await page.getByRole('link', {name: /^Back to /}).click();
  await expect(page).toHaveURL('/docs/advanced-features');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Advanced features');
});

test('the three guides can be read one after the other, and back', async ({page}) => {
  const order = Object.keys(ways).filter((path) => path.startsWith('/docs/advanced-features/'));
  await visit(page, '/docs/advanced-features/api-integration');
  for (const path of [...order.slice(1), '/docs/advanced-features']) {
    await follow(page, /^Next/, path);
  }
  await page.goBack();
  for (const path of [...order.slice(0, -1).reverse(), '/docs/advanced-features']) {
    await follow(page, /^Previous/, path);
  }
});

test.describe('on paper', () => {
  for (const path of documentation) {
    test(`${path} is its text alone, with nothing cut off`, async ({page}) => {
      // The width of an A4 page between its margins.
      await page.setViewportSize({width: 680, height: 960});
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const part of ['nav', 'aside', 'main button', 'summary:has-text("All documentation pages")', 'header a']) {
        await expect(page.locator(part).filter({visible: true}), part).toHaveCount(0);
      }
      const cutOff = await page
        .locator('main :is(pre, table, code, p, li)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => element.outerHTML.slice(0, 200)),
        );
      expect(cutOff).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
    });
  }

  test('tables stay whole, and long code wraps', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/docs/advanced-features/api-integration');
    await expect(page.locator('main tr').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('main thead').first()).toHaveCSS('display', 'table-header-group');
    await expect(page.locator('main pre code').first()).toHaveCSS('white-space-collapse', 'preserve');
    await expect(page.locator('main pre code').first()).toHaveCSS('text-wrap-mode', 'wrap');
  });

  test('links out of the site have their address beside them', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/docs/ab-testing');
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

  for (const path of documentation) {
    test(`${path} is all there`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(sidebarList(page).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', {name: 'Blog'})).toBeVisible();
      for (const part of ['h2', 'p', 'li', 'pre', 'table', 'td']) {
        // Tabs are tested beside their component; what is folded away can be opened; a video is a link here.
        const all = page.locator(`.markdown ${part}:not([role="tabpanel"] *, details *, [data-video] *)`);
        await expect(all.filter({visible: true}), part).toHaveCount(await all.count());
      }
      // Nothing waits for code that never comes.
      await expect(page.locator('main button:visible')).toHaveCount(0);
    });
  }

  test('code has its colours', async ({page}) => {
    await page.goto('/docs/advanced-features/api-integration');
    expect(await page.locator('pre .token').count()).toBeGreaterThan(10);
  });
});

test('the focus is seen on the dark bands of the light theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/one-pager');
  const band = page
    .locator('section')
    .filter({has: page.getByRole('button', {name: 'Try it on your site'})})
    .last();
  await expect(band).toHaveCSS('background-color', 'rgb(24, 34, 90)');
  const button = band.getByRole('button', {name: 'Try it on your site'});
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('outline-color', 'rgb(241, 244, 255)');
});

for (const [name, id] of [
  ['Check its properties', 'event-properties'],
  ['Check the script tag', 'troubleshooting'],
] as const) {
  test(`“${name}” leads right to its section of another page, which the contents then mark`, async ({page}) => {
    await visit(page, '/docs');
    await page.getByRole('main').getByRole('link', {name}).click();
    await expect(page).toHaveURL(`/docs/analytics-platform-integration#${id}`);
    await hydrated(page);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    const [top, header] = await page.evaluate(
      (at) =>
        [document.getElementById(at), document.querySelector('header')].map((each) => each?.getBoundingClientRect()),
      id,
    );
    // Right below the bar at the top, which does not cover it.
    expect(top?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
    expect(top?.top).toBeLessThan((header?.bottom ?? 0) + 100);
    await expect(page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current]')).toHaveAttribute(
      'href',
      `#${id}`,
    );
  });
}

test('on a phone the contents open by the browser itself, without JavaScript too', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 844}, baseURL});
  const page = await context.newPage();
  await page.goto('/docs/ab-testing');
  const contents = page.locator('details', {has: page.locator('summary', {hasText: 'On this page'})});
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  const link = contents.getByRole('link').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
  await context.close();
});
