import {expect, test} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';
import {documentation} from '../../support/sitePages';

/** Where pages of the documentation lead, as the specification has it; others follow the list of pages. */
const ways: Readonly<Record<string, {readonly back?: string; readonly previous?: string; readonly next?: string}>> = {
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
};

test('each page leads back, and some to the previous and the next page, as promised', async ({page}) => {
  const built = new Map(builtPages().map(({path, html}) => [path, html]));
  expect(documentation.length).toBeGreaterThan(0);
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
