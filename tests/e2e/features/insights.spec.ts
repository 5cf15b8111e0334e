import {expectAccessible} from '../../support/accessibility';
import {expect, test, visit, watchConsole, type Locator, type Page} from '../../support/browserTest';
import {tabTo} from '../../support/tabTo';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Presses Tab until the focus is there, and then the key. */
async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

// That each change leads to its page, tests/e2e/features/opening.spec.ts holds.
test('personalization: each change is put on and taken off by keyboard', async ({page}) => {
  const {problems} = watchConsole(page);
  const drawn = page.getByRole('img', {name: /^The bike shop’s page/});
  await visit(page, '/features/instant-personalization');
  await pressOn(page, page.getByRole('switch', {name: 'Tailor the headline'}), 'Space');
  await expect(drawn).toContainText('every day');
  await pressOn(page, page.getByRole('switch', {name: 'Tailor the layout'}), 'Enter');
  await expect(page.getByRole('status').filter({hasText: '2 of 4 changes'})).toContainText(
    'As in the original: the headline and the layout.',
  );
  // The part that was hidden stands above the others again.
  const colors = await drawn.getByText('Pick a color').boundingBox();
  const riders = await drawn.getByText('What riders say').boundingBox();
  expect(colors?.y ?? 0).toBeLessThan(riders?.y ?? 0);
  await pressOn(page, page.getByRole('button', {name: 'Put all four on'}), 'Enter');
  await expect(page.getByRole('switch', {checked: true})).toHaveCount(4);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('insights: metric, segment and table by keyboard alone', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/features/performance-insights');
  const reading = page.getByRole('status').filter({hasText: /ahead|behind|visitors/});
  await expect(reading).toContainText('2 ahead, 1 ahead so far, 1 behind, 3 undecided, 1 with a broken split');
  await pressOn(page, page.getByRole('group', {name: 'Segment'}).getByRole('button', {name: 'Newsletter'}), 'Enter');
  await expect(reading).toContainText('Do not ramp “Month-end issue”.');
  await pressOn(page, page.getByText('The same figures as a table'), 'Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page
    .getByRole('group', {name: 'Metric'})
    .getByRole('button', {name: /^Traffic/})
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', {name: /^Month-end issue, phone/})).toContainText('Uneven');
  await expect(page.getByRole('img', {name: /^Traffic by page, segment “Newsletter”/})).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
