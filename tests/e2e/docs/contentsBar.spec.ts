import {expect, test, visit, type Page} from '../../support/browserTest';

const guide = '/docs/ab-testing';
const bar = (page: Page) => page.locator('summary', {hasText: 'On this page'});
const entry = (page: Page, name: string) => page.locator('details').getByRole('link', {name, exact: true});

test.use({viewport: {width: 390, height: 844}});

test('share a row with the list of pages, are at hand in the middle, and lead to a section that they do not cover', async ({
  page,
}) => {
  await visit(page, guide);
  await expect(bar(page)).toHaveText('On this page');
  const pages = await page.locator('summary', {hasText: 'All pages'}).boundingBox();
  const contents = await bar(page).boundingBox();
  expect(contents?.y).toBe(pages?.y);
  expect(contents?.x).toBeGreaterThanOrEqual((pages?.x ?? 0) + (pages?.width ?? Infinity));
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title?.y, 'at the top of the first screen').toBeLessThan(200);
  await page.locator('#do-not-peek').evaluate((heading) => heading.scrollIntoView());
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page)).toContainText('Do not peek');
  await bar(page).click();
  await entry(page, 'Preview Modes').click();
  await expect(entry(page, 'Preview Modes')).toBeHidden();
  await expect(page).toHaveURL(`${guide}#preview-modes`);
  const edge = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => page.locator('#preview-modes').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(edge);
  await expect(bar(page)).toContainText('Preview Modes');
});

test('close by Escape, which returns the focus, and by a press beside them', async ({page}) => {
  await visit(page, guide);
  await bar(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Overview')).toBeHidden();
  await expect(bar(page)).toBeFocused();
  await bar(page).click();
  await page.mouse.click(60, 830);
  await expect(entry(page, 'Overview')).toBeHidden();
});
