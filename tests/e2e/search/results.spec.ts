import {expect} from '@playwright/test';
import {test} from '../../support/browserTest';
import {visit} from '../../support/inApp';
import {field, openSearch, options} from '../../support/searchDialog';

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

test('no result leads to a page that is not to be found', async ({page}) => {
  await openSearch(page);
  for (const query of ['redirecting', 'not found', 'embed', 'player']) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    const paths = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(paths.filter((path) => /^\/(404|embed|extension$|blog\/404|tai-test|agencies)/.test(path))).toEqual([]);
  }
});
