import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {guide, labels, open} from '../support/tabsPage';

/** Where nobody can choose: all panels in reading order, each with its label. */
async function expectAllPanels(page: Page): Promise<void> {
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const label of labels) await expect(page.locator('.tabs-panel__label', {hasText: label}).first()).toBeVisible();
  for (const text of ['window.amplitude?.track', 'window.analytics.track', 'window.gtag']) {
    await expect(page.locator('.tabs-panel', {hasText: text}).first()).toBeVisible();
  }
  const tops = await page
    .locator('.tabs-panels')
    .first()
    .locator('.tabs-panel')
    .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().top));
  expect(tops).toHaveLength(labels.length);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
}

test('in print all panels are there, one under the other', async ({page}) => {
  await open(page);
  await page.emulateMedia({media: 'print'});
  await expectAllPanels(page);
});

test('without JavaScript all panels are there, one under the other', async ({plainPage: page}) => {
  await page.goto(guide);
  await expectAllPanels(page);
});
