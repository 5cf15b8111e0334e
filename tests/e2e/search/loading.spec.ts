import {readdirSync} from 'node:fs';
import {daily, expect, networkAtRest, test, type Page} from '../../support/browserTest';
import {transfersOf} from '../../support/transfers';
import {field, openSearch, options} from '../../support/searchDialog';

/** What may be lost of the index: its script, which is held until the page closes, all of it, or a part of it. */
const losses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'comes without its outline, and whose script hangs': async (page) => {
    await page.route('**/pagefind/outline.json', (route) => route.abort());
    await page.route('**/pagefind/pagefind.js', () => undefined);
  },
  'cannot be had': (page) => page.route('**/pagefind/**', (route) => route.abort()),
  'comes without a part of it': (page) => page.route('**/pagefind/wasm*', (route) => route.abort()),
};

for (const [what, lose] of daily(Object.entries(losses), 1)) {
  test(`an index that ${what} is said to be missing, and asked for again`, async ({page}) => {
    await lose(page);
    await openSearch(page);
    await field(page).fill('utm');
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
    await page.unroute('**/pagefind/outline.json');
    await page.unroute('**/pagefind/**');
    await page.unroute('**/pagefind/wasm*');
    await field(page).fill('gtag');
    await expect(options(page).first()).toBeVisible();
  });
}

test('without WebAssembly the titles and headings of pages are found, and it is said that texts are not', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await openSearch(page);
  await page.keyboard.insertText('ramping to 100%');
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
  await expect(page.getByText('WebAssembly is off in this browser')).toBeVisible();
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
  await page.keyboard.press('Control+k');
  await field(page).fill('utm');
  await expect(options(page).first()).toBeVisible();
  await networkAtRest(page);
  // Without the index the number would be small for the wrong reason.
  expect(ofIndex).toBeGreaterThanOrEqual(5);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes / 1024).toBeLessThanOrEqual(180);
});
