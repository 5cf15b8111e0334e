import {expect, type Page} from '@playwright/test';
import {test} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';
import {hydrated, visit} from '../../support/inApp';
import {documentation} from '../../support/documentation';

/** Where each page of the documentation leads, as its readers were promised. */
const ways: Readonly<Record<string, {readonly back?: string; readonly previous?: string; readonly next?: string}>> = {
  '/docs': {},
  '/docs/quick-start': {back: '/docs', previous: '/docs', next: '/docs/install'},
  '/docs/install': {back: '/docs', previous: '/docs/quick-start', next: '/docs/tailor-a-page'},
  '/docs/tailor-a-page': {back: '/docs', previous: '/docs/install', next: '/docs/triggers'},
  '/docs/triggers': {back: '/docs', previous: '/docs/tailor-a-page', next: '/docs/publishing'},
  '/docs/publishing': {back: '/docs', previous: '/docs/triggers', next: '/docs/bulk-pages'},
  '/docs/bulk-pages': {back: '/docs', previous: '/docs/publishing', next: '/docs/ab-testing'},
  '/docs/ab-testing': {
    back: '/docs/advanced-features',
    previous: '/docs/bulk-pages',
    next: '/docs/read-results',
  },
  '/docs/read-results': {
    back: '/docs',
    previous: '/docs/ab-testing',
    next: '/docs/analytics-platform-integration',
  },
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
  '/docs/integrations': {
    back: '/docs',
    previous: '/docs/analytics-platform-integration',
    next: '/docs/integrations/ga4',
  },
  '/docs/integrations/ga4': {
    back: '/docs/integrations',
    previous: '/docs/integrations',
    next: '/docs/integrations/amplitude',
  },
  '/docs/integrations/google-tag-manager': {
    back: '/docs/integrations',
    previous: '/docs/integrations/hotjar',
    next: '/docs/advanced-features',
  },
  '/extension/how-to-update': {previous: '/docs/advanced-features/copy-tailored-pages', next: '/docs/limits'},
  '/docs/limits': {back: '/docs', previous: '/extension/how-to-update', next: '/docs/glossary'},
  '/docs/glossary': {back: '/docs', previous: '/docs/limits', next: '/docs/faq'},
  '/docs/faq': {back: '/docs', previous: '/docs/glossary'},
};

const pager = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});

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

test('each page leads back, to the previous and to the next page as promised', async ({page}) => {
  const built = new Map(builtPages().map(({path, html}) => [path, html]));
  for (const [path, {back, previous, next}] of Object.entries(ways)) {
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
    expect.soft([links.previous, links.next], path).toEqual([previous, next]);
    if (back !== undefined) expect.soft(links.back, path).toBe(back);
  }
});

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

for (const [name, path, id] of [
  ['Check its properties', '/docs/analytics-platform-integration', 'event-properties'],
  ['Check the script tag', '/docs/install', 'check-it'],
] as const) {
  test(`“${name}” leads right to its section of another page, which the contents then mark`, async ({page}) => {
    await visit(page, '/docs');
    await page.getByRole('main').getByRole('link', {name}).click();
    await expect(page).toHaveURL(`${path}#${id}`);
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
