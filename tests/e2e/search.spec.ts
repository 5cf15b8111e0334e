import {readdirSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';
import {transfersOf} from '../support/transfers';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search this site'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search this site'});
const options = (page: Page) => page.getByRole('option');

async function openSearch(page: Page, path = '/docs'): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** What each query has to lead to: the page that a reader who typed it means. */
const golden = {
  postman: '/docs/advanced-features/api-integration',
  curl: '/docs/advanced-features/api-integration',
  'api key': '/docs/advanced-features/api-integration',
  'alt text': '/docs/advanced-features/alt-text-editing',
  'ramp to 100%': '/docs/ab-testing',
  'sample ratio mismatch': '/docs/ab-testing',
  peeking: '/docs/ab-testing',
  'what is a conversion': '/docs/ab-testing',
  utm: '/docs/analytics-platform-integration',
  gtag: '/docs/analytics-platform-integration',
  amplit: '/docs/analytics-platform-integration',
  analitics: '/docs/analytics-platform-integration',
  postmam: '/docs/advanced-features/api-integration',
  'copy to another domain': '/docs/advanced-features/copy-tailored-pages',
  'how do I copy a page to staging': '/docs/advanced-features/copy-tailored-pages',
  'update the extension': '/extension/how-to-update',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  'release notes': '/release-notes',
};

test('each golden query leads to its page first', async ({page}) => {
  await openSearch(page);
  for (const [query, path] of Object.entries(golden)) {
    await field(page).fill(query);
    await expect(options(page).first(), query).toHaveAttribute('href', path);
  }
});

test('documentation comes before posts', async ({page}) => {
  await openSearch(page);
  await field(page).fill('confidence');
  await expect(page.getByRole('group', {name: 'Blog'})).toBeVisible();
  const kinds = await page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.firstElementChild?.textContent));
  expect(kinds).toContain('Docs');
  expect(kinds.indexOf('Docs')).toBeLessThan(kinds.indexOf('Blog'));
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search, but not while somebody types`, async ({page}) => {
    await visit(page, '/team');
    await page.evaluate(() => {
      const other = document.createElement('input');
      other.id = 'other';
      document.querySelector('main')?.prepend(other);
    });
    await page.locator('#other').focus();
    await page.keyboard.press(key);
    await expect(field(page)).toHaveCount(0);
    await page.locator('#other').evaluate((other: HTMLElement) => other.blur());
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
  });
}

test('the keyboard alone finds, chooses and opens a section', async ({page}) => {
  await openSearch(page);
  await page.keyboard.type('ramp to 100%');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('href', '/docs/ab-testing#ramping-to-100');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ab-testing#ramping-to-100$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the arrows go round the list; Escape closes and gives the focus back', async ({page}) => {
  await visit(page, '/docs');
  const opener = page.getByRole('button', {name: 'Search', exact: true});
  await opener.click();
  await field(page).fill('postman');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what was typed before the code came is looked for, and Enter opens what it finds', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/search.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page);
  await page.keyboard.type('ramp to 100%');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/docs\/ab-testing$/);
});

test('the mouse selects and opens; with Ctrl, Enter opens another tab', async ({page, context}) => {
  await openSearch(page);
  await field(page).fill('postman');
  await options(page).nth(1).hover();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await field(page).press('Control+Enter');
  await expect(await opened).toHaveURL(href);
  await expect(dialog(page)).toBeVisible();
  await options(page).nth(1).click();
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
});

test('the field says what it controls only while there is a list, and emptied it is as at first', async ({page}) => {
  await openSearch(page);
  const hint = await dialog(page).getByText(/^Try /).textContent();
  await field(page).fill('postman');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-controls',
    (await page.getByRole('listbox').getAttribute('id')) ?? '',
  );
  await field(page).fill('');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).not.toHaveAttribute('aria-controls', /.*/);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /.*/);
  await expect(dialog(page)).toContainText(hint ?? '');
});

test('in German it speaks German', async ({page}) => {
  await visit(page, '/?audience=german&locale=de-DE');
  await page.keyboard.press('/');
  const german = page.getByRole('dialog', {name: 'Diese Website durchsuchen'});
  await german.getByRole('combobox').fill('postman');
  await expect(german.getByRole('group', {name: 'Dokumentation'})).toBeVisible();
  await expect(german.getByRole('status')).toContainText(/^\d+ Ergebnisse?$/);
});

test('the words looked for are marked, and the number of results is announced', async ({page}) => {
  await openSearch(page);
  await field(page).fill('wildcard');
  await expect(options(page).locator('mark').first()).toContainText(/wildcard/i);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^\d+ results?$/);
});

for (const query of ['<img src=x onerror="document.title=1">', '"\'`--', 'x'.repeat(5000), '🎉🎉', '\\', '%00']) {
  test(`the query ${query.slice(0, 20)} breaks nothing`, async ({page}) => {
    const problems: string[] = [];
    page.on('pageerror', ({message}) => problems.push(message));
    await openSearch(page);
    const title = await page.title();
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(problems).toEqual([]);
  });
}

test('a query without results says what to try', async ({page}) => {
  await openSearch(page, '/team');
  await field(page).fill('xyzzyqwfp');
  await expect(page.getByRole('dialog')).toContainText('Nothing found for “xyzzyqwfp”.');
  await page.getByRole('dialog').getByRole('link', {name: 'documentation'}).click();
  await expect(page).toHaveURL(/\/docs$/);
});

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
  await page.waitForLoadState('networkidle');
  // Without the index the number would be small for the wrong reason.
  expect(ofIndex).toBeGreaterThanOrEqual(5);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes / 1024).toBeLessThanOrEqual(180);
});

test('no result leads to a page that is not to be found', async ({page}) => {
  await openSearch(page);
  for (const query of ['redirecting', 'not found', 'embed', 'player']) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    const paths = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(paths.filter((path) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(path))).toEqual([]);
  }
});
