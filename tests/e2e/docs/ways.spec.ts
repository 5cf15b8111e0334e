import {expect, hydrated, test, visit, type Page} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';
import {documentation} from '../../support/sitePages';

/** Where pages of the documentation lead, as the specification has it; others follow the list of pages. */
const ways: Readonly<Record<string, {readonly back?: string; readonly previous?: string; readonly next?: string}>> = {
  '/docs/ab-testing': {back: '/docs/advanced-features', previous: '/docs/bulk-pages', next: '/docs/read-results'},
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
  '/docs/analytics-platform-integration': {
    back: '/docs',
    previous: '/docs/read-results',
    next: '/docs/integrations',
  },
};

const pager = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});

/** Follows a link of the pager, once the page that it leads from has taken the place of the one before. */
async function follow(page: Page, name: RegExp, path: string): Promise<void> {
  const link = pager(page).getByRole('link', {name});
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await expect(page).toHaveURL(path);
}

test('each page leads back, and some to the previous and the next page, as promised', async ({page}) => {
  const built = new Map(builtPages().map(({path, html}) => [path, html]));
  expect(documentation.length).toBeGreaterThanOrEqual(20);
  for (const path of documentation) {
    const links = await page.evaluate(
      (html) => {
        const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')];
        const named = (link: Element, name: string) => link.textContent.trim().startsWith(name);
        const pager = all.filter((link) => link.closest('nav[aria-label="Docs pages"]') !== null);
        return {
          back: all.find((link) => named(link, 'Back to '))?.getAttribute('href'),
          previous: pager.find((link) => named(link, 'Previous'))?.getAttribute('href'),
          next: pager.find((link) => named(link, 'Next'))?.getAttribute('href'),
        };
      },
      built.get(path) ?? '',
    );
    const {back = links.back, previous = links.previous, next = links.next} = ways[path] ?? {};
    expect.soft(links, path).toEqual({back, previous, next});
    if (path !== '/docs') expect.soft(documentation, path).toContain(links.back);
  }
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

test('a link leads right to its section of another page, which the contents then mark', async ({page}) => {
  for (const [name, path, id] of [
    ['Check its properties', '/docs/analytics-platform-integration', 'event-properties'],
    ['Check the script tag', '/docs/install', 'check-it'],
  ] as const) {
    await visit(page, '/docs');
    await page.getByRole('main').getByRole('link', {name}).click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await hydrated(page);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents.locator('[aria-current]')).toHaveAttribute('href', `#${id}`);
    const [top, header] = await page.evaluate(
      (at) =>
        [document.getElementById(at), document.querySelector('header')].map((each) => each?.getBoundingClientRect()),
      id,
    );
    // Right below the bar at the top, which does not cover it.
    expect(top?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
    expect(top?.top).toBeLessThan((header?.bottom ?? 0) + 100);
  }
});

test('on a phone the contents open by the browser itself, without JavaScript too', async ({plainPage: page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ab-testing');
  const contents = page.locator('details', {has: page.locator('summary', {hasText: 'On this page'})});
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  const link = contents.getByRole('link').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
});
