import {readdirSync} from 'node:fs';
import {expect} from '@playwright/test';
import {test} from '../../support/browserTest';
import {transfersOf} from '../../support/transfers';
import {field, openSearch, options} from '../../support/searchDialog';
import {networkAtRest} from '../../support/networkAtRest';

test('an index that cannot be had is said to be missing, and asked for again', async ({page}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await openSearch(page);
  await field(page).fill('utm');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  await page.unroute('**/pagefind/**');
  await field(page).fill('gtag');
  await expect(options(page).first()).toBeVisible();
});

test('an index whose script hangs is asked for again with the next query', async ({page}) => {
  await page.route('**/pagefind/outline.json', (route) => route.abort());
  // Held until the page closes.
  await page.route('**/pagefind/pagefind.js', () => undefined);
  await openSearch(page);
  await field(page).fill('utm');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  await page.unroute('**/pagefind/outline.json');
  await field(page).fill('gtag');
  await expect(options(page).first()).toBeVisible();
});

test('an index that came without a part of it is asked for again', async ({page}) => {
  await page.route('**/pagefind/wasm*', (route) => route.abort());
  await openSearch(page);
  await field(page).fill('utm');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  await page.unroute('**/pagefind/wasm*');
  await field(page).fill('gtag');
  await expect(options(page).first()).toBeVisible();
});

test('nobody who does not search fetches anything of it; the first search stays within 180 KB', async ({page}) => {
  const before = await transfersOf(page, '/docs');
  expect(before.filter(({url}) => url.includes('/pagefind/'))).toEqual([]);
  expect(readdirSync('build/pagefind')).toContain('outline.json');

  // The index is read in a worker, whose requests the page's own record does not hold.
  const sizes: Promise<number>[] = [];
  let ofIndex = 0;
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
    if (request.url().includes('/pagefind/')) ofIndex += 1;
  });
  await page.keyboard.press('/');
  await field(page).fill('utm');
  await expect(options(page).first()).toBeVisible();
  await networkAtRest(page);
  // Without the index the number would be small for the wrong reason.
  expect(ofIndex).toBeGreaterThanOrEqual(5);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes / 1024).toBeLessThanOrEqual(180);
});
