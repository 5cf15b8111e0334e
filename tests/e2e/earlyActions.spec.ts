import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';

/** What readers do before the code of a part has come counts once it is there. */
async function slowly(page: Page, path: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('on the A/B page the first key moves to the other tab, and the first number is taken', async ({page}) => {
  await slowly(page, '/features/ab-testing-analytics');
  await page.getByRole('tab', {name: 'Test Results'}).press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Analytics'})).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const conversions = page.getByLabel('Conversions').nth(1);
  const before = await page.getByRole('tabpanel').textContent();
  await conversions.fill('300');
  await expect(page.getByRole('tabpanel')).not.toHaveText(before ?? '');
  await expect(conversions).toHaveValue('300');
});

test('on the targeting page the first pattern and the first parameter are taken', async ({page}) => {
  await slowly(page, '/features/audience-targeting');
  await page.getByLabel('Pattern of its value').fill('*sale');
  await expect(page.getByText(/ends with “sale”/).first()).toBeVisible();
  await expect(page.getByLabel('Pattern of its value')).toHaveValue('*sale');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByLabel('Parameter').selectOption('utm_source');
  await expect(page.getByRole('status').getByText('“google” does not start with “spring”')).toBeVisible();
});

test('on the pricing page the first box that is ticked stays so, and is counted', async ({page}) => {
  await slowly(page, '/pricing');
  const boxes = page.getByRole('main').getByRole('checkbox');
  const ticked = boxes.and(page.locator(':checked'));
  const before = await ticked.count();
  const count = page.getByRole('status').filter({hasText: 'of 12'}).first();
  const said = (await count.textContent()) ?? '';
  await boxes.and(page.locator(':not(:checked)')).first().click();
  await expect(count).not.toHaveText(said);
  await expect(ticked).toHaveCount(before + 1);
});
